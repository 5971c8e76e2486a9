import { GREATER, LESS } from '#puzzle/lessSigns.ts';
import { counted } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { TextForm, TextLine } from '#puzzle/text.ts';
import { SIZES } from './board.ts';
import type { FutoshikiParameters } from './board.ts';

/** Characters for a cell without a given, and a site without a sign; the first one is written. */
const OPEN = '.0_';
const NO_SIGN = '-';

/** Signs within a row and below it, by their meaning for the first cell. */
const BESIDE = new Map([
  ['<', LESS],
  ['>', GREATER],
]);
const BELOW = new Map([
  ['^', LESS],
  ['∧', LESS],
  ['v', GREATER],
  ['∨', GREATER],
]);

const written = (signs: ReadonlyMap<string, number>, clue: Clue): string =>
  [...signs].find(([, value]) => value === clue?.[0])?.[0] ?? NO_SIGN;

function readSign(
  signs: ReadonlyMap<string, number>,
  character: string,
  at: number,
  line: TextLine,
): Result<Clue> {
  const value = signs.get(character.toLowerCase());
  if (value !== undefined) return success([value]);
  if (character === NO_SIGN) return success(undefined);
  const [less = '', greater = ''] = signs === BESIDE ? ['<', '>'] : ['^', 'v'];
  return failure(
    `has "${character}" at character ${at + 1}; ${less}, ${greater} or ${NO_SIGN} for no sign wanted`,
    line.number,
  );
}

function readGiven(
  character: string,
  at: number,
  size: number,
  line: TextLine,
): Result<number | undefined> {
  if (OPEN.includes(character)) return success(undefined);
  const value = /^[1-9]$/.test(character) ? Number(character) : 0;
  return value >= 1 && value <= size
    ? success(value)
    : failure(
        `has "${character}" at character ${at + 1}; 1 to ${size} or ${OPEN.charAt(0)} for an open cell wanted`,
        line.number,
      );
}

const mean = (size: number, isRow: boolean): string =>
  isRow ? `${size} cells with the ${size - 1} places between them` : `${size} places for signs`;

/**
 * A line for each row, with cells and signs alternating, and between two rows a line of the signs
 * below the upper one. Spaces are allowed anywhere.
 */
export const futoshikiText: TextForm<FutoshikiParameters> = {
  read({ lines }) {
    const squeezed = lines.map(({ number, text }) => ({
      number,
      text: text.replaceAll(/\s/g, ''),
    }));
    const [first] = squeezed;
    const size = SIZES.find((candidate) => 2 * candidate - 1 === [...(first?.text ?? '')].length);
    if (size === undefined) {
      return failure(
        `has ${counted([...(first?.text ?? '')].length, 'character')}; a row of 4 to 9 cells with the places between them has 7 to 17, always odd`,
        first?.number,
      );
    }
    const wanted = 2 * size - 1;
    if (squeezed.length !== wanted) {
      return failure(`There are ${counted(squeezed.length, 'line')}, ${wanted} wanted`);
    }
    const givens: (number | undefined)[] = [];
    const siteClues: Clue[] = [];
    for (const [index, line] of squeezed.entries()) {
      const isRow = index % 2 === 0;
      const characters = [...line.text];
      const length = isRow ? wanted : size;
      if (characters.length !== length) {
        return failure(
          `has ${counted(characters.length, 'character')}, ${length} wanted: ${mean(size, isRow)}`,
          line.number,
        );
      }
      for (const [at, character] of characters.entries()) {
        if (isRow && at % 2 === 0) {
          const given = readGiven(character, at, size, line);
          if (!given.ok) return given;
          givens.push(given.value);
        } else {
          const sign = readSign(isRow ? BESIDE : BELOW, character, at, line);
          if (!sign.ok) return sign;
          siteClues.push(sign.value);
        }
      }
    }
    return success({ parameters: { size }, givens, siteClues });
  },
  write({ parameters: { size }, givens, siteClues }) {
    const rows = Array.from({ length: size }, (_, y) => givens.slice(y * size, (y + 1) * size));
    return rows.flatMap((row, y) => {
      const from = y * (2 * size - 1);
      const beside = siteClues.slice(from, from + size - 1);
      const below = siteClues.slice(from + size - 1, from + 2 * size - 1);
      const cells = row.map((given, x) => [
        ...(x === 0 ? [] : [written(BESIDE, beside[x - 1])]),
        given === undefined ? OPEN.charAt(0) : String(given),
      ]);
      const line = cells.flat().join('');
      return y === size - 1 ? [line] : [line, below.map((clue) => written(BELOW, clue)).join('')];
    });
  },
};
