/** pzpr's nonograms and Japanese sums, whose numbers stand above and beside the grid. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** Its mark for an unknown number. */
const NOT_KNOWN = '-2';

/** The number of clue places beside a line of this many cells. */
const slotsOf = (cells: number): number => Math.ceil(cells / 2);

/** A line's numbers from the grid outwards, as a clue; `?` if one of them is unknown. */
function lineClue(outwards: readonly Number16[]): readonly number[] | '?' {
  const numbers = outwards.toReversed().filter((number) => number !== undefined);
  return numbers.every((number) => number !== '?') ? numbers : '?';
}

/** The first line with an unknown number, in words. */
function sayUnknown(axis: 'row' | 'column', clues: readonly (Clue | '?')[]): string | undefined {
  const at = clues.indexOf('?');
  return at < 0
    ? undefined
    : `Beside ${axis} ${at + 1} stands a number that is not known, which is not held here`;
}

/**
 * The numbers above each column, then those beside each row; a line without numbers has no blocks.
 */
function readMargins(
  width: number,
  height: number,
  numbers: readonly Number16[],
): Result<{
  readonly columns: readonly (readonly number[])[];
  readonly rows: readonly (readonly number[])[];
}> {
  const [above, beside] = [slotsOf(height), slotsOf(width)];
  const linesOf = (from: number, count: number, slots: number) =>
    Array.from({ length: count }, (_, line) =>
      lineClue(numbers.slice(from + line * slots, from + (line + 1) * slots)),
    );
  const columns = linesOf(0, width, above);
  const rows = linesOf(width * above, height, beside);
  const unknown = sayUnknown('column', columns) ?? sayUnknown('row', rows);
  if (unknown !== undefined) return failure(unknown);
  const known = (clues: readonly (readonly number[] | '?')[]) =>
    clues.flatMap((clue) => (clue === '?' ? [] : [clue]));
  return success({ columns: known(columns), rows: known(rows) });
}

/** The places beside the lines, in words. */
const SLOTS = 'places for numbers beside the grid';

const marginSlots = (width: number, height: number): number =>
  width * slotsOf(height) + height * slotsOf(width);

/** A line without numbers has no blocks: the form has no unknown clues. */
const blankAsZero = (clue: readonly number[]): readonly number[] =>
  clue.length === 0 ? [0] : clue;

function readNonogram(width: number, height: number, body: string): Result<Transcript> {
  const read = readNumbers16(body, marginSlots(width, height), SLOTS);
  const margins = read.ok ? readMargins(width, height, read.value.numbers) : read;
  if (!margins.ok) return margins;
  const { rows, columns } = margins.value;
  return success({
    typeId: 'paint-by-numbers',
    parameters: { width, height },
    rows: rows.map(blankAsZero),
    columns: columns.map(blankAsZero),
  });
}

/** A line without a sum is unknown. */
const blankAsUnknown = (clue: readonly number[]) => (clue.length === 0 ? undefined : clue);

function readSums(width: number, height: number, body: string): Result<Transcript> {
  if (width !== height) {
    return failure(
      `These Japanese sums are ${width} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const [digits = '', ...rest] = body.split('/');
  if (!/^\d{1,2}$/.test(digits)) return failure('The address lacks the largest digit');
  const read = readNumbers16(rest.join('/'), marginSlots(width, height), SLOTS);
  const margins = read.ok ? readMargins(width, height, read.value.numbers) : read;
  if (!read.ok || !margins.ok) return margins.ok ? failure('The address is damaged') : margins;
  if (/[^g-z]/.test(read.value.rest)) {
    return failure('It prints digits in cells, which Japanese sums here do not have');
  }
  return success({
    typeId: 'off-by-one-sums',
    parameters: { size: width, digits: Number(digits), exact: true },
    rows: margins.value.rows.map(blankAsUnknown),
    columns: margins.value.columns.map(blankAsUnknown),
  });
}

/** Boards whose lines include the numbers above and beside them. */
function readMarginRows(
  grid: PzprRows,
  start: number,
  made: (
    width: number,
    height: number,
    rows: readonly (readonly number[])[],
    columns: readonly (readonly number[])[],
  ) => Transcript,
): Result<Transcript> {
  const size = readSides(grid);
  if (size === undefined) return DAMAGED;
  const [width, height] = size;
  const [above, beside] = [slotsOf(height), slotsOf(width)];
  const across = beside + width;
  const words = block(grid, start, across, above + height);
  if (words === undefined) return DAMAGED;
  const at = (x: number, y: number): string => words[y * across + x] ?? '.';
  const number = (word: string): Number16 =>
    word === NOT_KNOWN ? '?' : numberOf(word.replace(/^c/, ''));
  const outwards = (slots: number, place: (slot: number) => string) =>
    lineClue(Array.from({ length: slots }, (_, slot) => number(place(slots - 1 - slot))));
  const columns = Array.from({ length: width }, (_, x) =>
    outwards(above, (slot) => at(beside + x, slot)),
  );
  const rows = Array.from({ length: height }, (_, y) =>
    outwards(beside, (slot) => at(slot, above + y)),
  );
  const unknown = sayUnknown('column', columns) ?? sayUnknown('row', rows);
  if (unknown !== undefined) return failure(unknown);
  const cells = Array.from({ length: width * height }, (_, cell) =>
    at(beside + (cell % width), above + Math.floor(cell / width)),
  );
  if (cells.some((word) => word.startsWith('q'))) {
    return failure('It prints digits in cells, which Japanese sums here do not have');
  }
  if (width !== height && start === 3) {
    return failure(
      `These Japanese sums are ${width} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const known = (clues: readonly (readonly number[] | '?')[]) =>
    clues.flatMap((clue) => (clue === '?' ? [] : [clue]));
  return success({
    ...made(width, height, known(rows), known(columns)),
    leftOut: hasMarks(cells) ? [PLAYERS] : [],
  });
}

/** The numbers above the columns, then those beside the rows, each from the grid outwards. */
function writeMargins(width: number, height: number, siteClues: readonly Clue[]): string {
  const rows = siteClues.slice(0, height);
  const columns = siteClues.slice(height, height + width);
  const slots = (clue: Clue, count: number): readonly Number16[] => {
    const numbers = (clue ?? []).filter((number) => number > 0).toReversed();
    return Array.from({ length: count }, (_, slot) => numbers[slot]);
  };
  return writeNumbers16([
    ...columns.flatMap((clue) => slots(clue, slotsOf(height))),
    ...rows.flatMap((clue) => slots(clue, slotsOf(width))),
  ]);
}

export const NONOGRAM_CODEC: PzprCodec = {
  typeId: 'paint-by-numbers',
  names: ['nonogram'],
  readBody: readNonogram,
  readRows: (grid) =>
    readMarginRows(grid, 2, (width, height, rows, columns) => ({
      typeId: 'paint-by-numbers',
      parameters: { width, height },
      rows: rows.map(blankAsZero),
      columns: columns.map(blankAsZero),
    })),
  writeBody({ siteClues }, width, height) {
    if (siteClues.includes(undefined))
      return failure('wants every clue, and some are not known here');
    return success(writeMargins(width, height, siteClues));
  },
};

export const SUMS_CODEC: PzprCodec = {
  typeId: 'off-by-one-sums',
  names: ['japanesesums'],
  readBody: readSums,
  readRows: (grid) =>
    readMarginRows(grid, 3, (width, _, rows, columns) => ({
      typeId: 'off-by-one-sums',
      parameters: { size: width, digits: Number(grid[2]?.[0]), exact: true },
      rows: rows.map(blankAsUnknown),
      columns: columns.map(blankAsUnknown),
    })),
  writeBody({ parameters, siteClues }, width, height) {
    if (parameters['exact'] !== true) return failure('has exact sums only, none that are one off');
    if (siteClues.some((clue) => clue?.length === 0)) {
      return failure('cannot say that a line has no sums');
    }
    return success(`${Number(parameters['digits'])}/${writeMargins(width, height, siteClues)}`);
  },
};
