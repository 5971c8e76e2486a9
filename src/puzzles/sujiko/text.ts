import { counted, readKnown, UNKNOWN } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { TextBody, TextForm, TextLine } from '#puzzle/text.ts';
import { CIRCLES, GROUPS, sujikoGrid } from './board.ts';
import type { SujikoParameters } from './board.ts';

/** The word after `#option` for the sister puzzle. */
const SUKO = 'suko';
const CELLS = sujikoGrid.centres.length;
const POSITION = /^P\s*(\d)\s*,\s*(\d)$/i;

/** Totals in the published order; `?` for an unknown one. */
function readTotals(line: TextLine, wanted: number): Result<readonly Clue[]> {
  const words = line.text.split(',').map((word) => word.trim());
  if (words.length !== wanted) {
    return failure(`has ${counted(words.length, 'total')}, ${wanted} wanted`, line.number);
  }
  if (words.includes(''))
    return failure('lacks a total between commas; ? if not known', line.number);
  return readKnown(words, line, 1, 45);
}

const writeTotals = (siteClues: readonly Clue[]): string =>
  siteClues.map((clue) => clue?.[0] ?? UNKNOWN).join(',');

/** `#groups aab.b...c`: the group of each square, `.` for none. */
function readGroups({ directives }: TextBody): Result<readonly (number | undefined)[]> {
  const line = directives.get('groups');
  const letters = [...(line?.text ?? '.'.repeat(CELLS))];
  const wrong = letters.find((letter) => letter !== '.' && !GROUPS.some((name) => name === letter));
  if (letters.length !== CELLS || wrong !== undefined) {
    return failure(
      `has groups "${letters.join('')}"; ${CELLS} of a, b, c or . wanted`,
      line?.number,
    );
  }
  const groups = letters.map((letter) => GROUPS.findIndex((name) => name === letter));
  return success(groups.map((group) => (group < 0 ? undefined : group)));
}

function readGivens(lines: readonly TextLine[]): Result<readonly (number | undefined)[]> {
  const givens: (number | undefined)[] = Array.from({ length: CELLS }, () => undefined);
  for (const line of lines) {
    const [, position, value] = POSITION.exec(line.text) ?? [];
    if (
      position === undefined ||
      value === undefined ||
      Number(position) >= CELLS ||
      value === '0'
    ) {
      return failure(
        `is "${line.text}"; a clue such as P8,6 wanted: position 0 to 8, then 1 to 9`,
        line.number,
      );
    }
    if (givens[Number(position)] !== undefined) {
      return failure(`gives position ${position} a second time`, line.number);
    }
    givens[Number(position)] = Number(value);
  }
  return success(givens);
}

/** Targets `25,13,22,17`, then a line `P8,6` for each given (SMT puzzles, "Sujiko"). */
export const sujikoText: TextForm<SujikoParameters> = {
  directives: ['groups', 'totals'],
  read(body) {
    const [first, ...rest] = body.lines;
    if (first === undefined) return failure('There are no totals');
    const circles = readTotals(first, CIRCLES.length);
    if (!circles.ok) return circles;
    const givens = readGivens(rest);
    if (!givens.ok) return givens;
    const suko = body.options.includes(SUKO);
    if (!suko) {
      return success({ parameters: { suko }, givens: givens.value, siteClues: circles.value });
    }
    const groups = readGroups(body);
    if (!groups.ok) return groups;
    const line = body.directives.get('totals') ?? { number: first.number, text: '?,?,?' };
    const totals = readTotals(line, GROUPS.length);
    if (!totals.ok) return totals;
    return success({
      parameters: { suko },
      givens: givens.value,
      siteClues: [...circles.value, ...totals.value],
      areas: groups.value,
    });
  },
  write({ parameters, siteClues, areas, givens }) {
    const letters = areas.map((area) => (area === undefined ? '.' : GROUPS[area]));
    return [
      ...(parameters.suko
        ? [`#groups ${letters.join('')}`, `#totals ${writeTotals(siteClues.slice(CIRCLES.length))}`]
        : []),
      writeTotals(siteClues.slice(0, CIRCLES.length)),
      ...givens.flatMap((given, cell) => (given === undefined ? [] : [`P${cell},${given}`])),
    ];
  },
};
