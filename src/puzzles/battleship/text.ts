import { counted, readKnown, UNKNOWN } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { TextForm, TextLine } from '#puzzle/text.ts';
import { SHIP_SHAPES, SHIP, WATER } from './parts.ts';
import { battleshipGrid, LENGTHS, mostShips, SIZES } from './fleet.ts';
import type { BattleshipParameters } from './fleet.ts';

const OPEN = '.';

/** The letter of each value that can be given. */
const LETTERS = new Map<number, string>([
  [WATER, '~'],
  [SHIP, 'x'],
  ...SHIP_SHAPES.map(({ value, letter }) => [value, letter] as const),
]);
const VALUES = new Map([...LETTERS].map(([value, letter]) => [letter, value]));

const [LOW = 5, HIGH = 30] = [SIZES[0], SIZES.at(-1)];

/** Counts separated by spaces or commas, or one digit each. */
const countsOf = (text: string): readonly string[] =>
  /[\s,]/.test(text) ? text.split(/[\s,]+/) : [...text];

/** A row's cells, then its count; no cell is a digit, so that a separator is optional. */
const ROW = /^([^\s\d?]+)\s*(\d{1,6}|\?)$/;

/** Reads the counts of a line; `?` is an unknown one. */
function readCounts(
  line: TextLine,
  words: readonly string[],
  wanted: number,
  most: number,
): Result<readonly Clue[]> {
  if (words.length !== wanted) {
    return failure(`has ${counted(words.length, 'count')}, ${wanted} wanted`, line.number);
  }
  return readKnown(words, line, 0, most);
}

/** The number of ships of length 1, 2 and so on; `?` for an unknown number. */
function readFleet(line: TextLine): Result<readonly Clue[]> {
  const words = line.text.split(/[\s,]+/);
  if (words.length > LENGTHS.length) {
    return failure(
      `has ${counted(words.length, 'length')} of ships, 1 to ${LENGTHS.length} wanted`,
      line.number,
    );
  }
  if (words.length > 1 && words.at(-1) === UNKNOWN) {
    return failure('ends in ?; how many of the longest ships there are must be known', line.number);
  }
  const fleet = readCounts(line, words, words.length, mostShips(HIGH, HIGH));
  return fleet.ok ? success(LENGTHS.map((_, index) => fleet.value[index])) : fleet;
}

interface Row {
  readonly givens: readonly (number | undefined)[];
  readonly count: Clue;
}

function readRow(line: TextLine, wanted: number): Result<Row> {
  const [, cells = '', count] = ROW.exec(line.text) ?? [];
  if (count === undefined) {
    return failure(`is "${line.text}"; the cells, a space and their count wanted`, line.number);
  }
  const letters = [...cells];
  if (letters.length !== wanted) {
    return failure(`has ${counted(letters.length, 'cell')}, ${wanted} wanted`, line.number);
  }
  const strange = letters.findIndex((letter) => letter !== OPEN && !VALUES.has(letter));
  if (strange >= 0) {
    return failure(
      `has "${letters[strange] ?? ''}" at cell ${strange + 1}; ${OPEN} or one of ${[...VALUES.keys()].join(' ')} wanted`,
      line.number,
    );
  }
  const read = readCounts(line, [count], 1, wanted);
  if (!read.ok) return read;
  return success({ givens: letters.map((letter) => VALUES.get(letter)), count: read.value[0] });
}

const writeCount = (clue: Clue): string => String(clue?.[0] ?? UNKNOWN);

/** The fleet, each row with its count, and the column counts. */
export const battleshipText: TextForm<BattleshipParameters> = {
  read({ lines }) {
    const [first, ...rest] = lines;
    const last = rest.pop();
    if (first === undefined || last === undefined) {
      return failure('A Battleship has its fleet, its rows and its column counts');
    }
    const fleet = readFleet(first);
    if (!fleet.ok) return fleet;
    const height = rest.length;
    const width = /^[^\s\d?]*/.exec(rest[0]?.text ?? '')?.[0].length ?? 0;
    if (!SIZES.includes(height)) {
      return failure(`There are ${counted(height, 'row')}, ${LOW} to ${HIGH} wanted`);
    }
    if (!SIZES.includes(width)) {
      return failure(`has ${counted(width, 'cell')}, ${LOW} to ${HIGH} wanted`, rest[0]?.number);
    }
    const rows: Row[] = [];
    for (const line of rest) {
      const row = readRow(line, width);
      if (!row.ok) return row;
      rows.push(row.value);
    }
    const columns = readCounts(last, countsOf(last.text), width, height);
    if (!columns.ok) return columns;
    return success({
      parameters: { width, height },
      givens: rows.flatMap(({ givens }) => givens),
      siteClues: [...rows.map(({ count }) => count), ...columns.value, ...fleet.value],
    });
  },
  write({ parameters, givens, siteClues }) {
    const { width, height } = parameters;
    const columns = siteClues.slice(height, height + width).map(writeCount);
    const fleet = siteClues.slice(height + width);
    const lengths =
      Math.max(
        0,
        fleet.findLastIndex((clue) => clue !== undefined),
      ) + 1;
    return [
      fleet.slice(0, lengths).map(writeCount).join(' '),
      ...battleshipGrid(parameters).rows.map((row, index) => {
        const cells = row.map((cell) => LETTERS.get(givens[cell] ?? -1) ?? OPEN);
        return `${cells.join('')} ${writeCount(siteClues[index])}`;
      }),
      columns.join(columns.some((count) => count.length > 1) ? ' ' : ''),
    ];
  },
};
