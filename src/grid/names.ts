import { cellName } from './grid.ts';
import type { Grid } from './grid.ts';
import type { Rectangle } from './rectangle.ts';

const LIST = new Intl.ListFormat('en-GB');

/** "a", "a and b", "a, b and c". */
const listed = (words: readonly string[]): string =>
  // Most lists are of one, for which the formatter takes longer than all else here.
  words.length === 1 ? (words[0] ?? '') : LIST.format(words);

/** A cell's name as one word, for files that others read: "r2c5", "hexagon_4_upper_left". */
export const cellWord = (grid: Grid, cell: number): string =>
  grid.shape === 'rectangle'
    ? `r${Math.floor(cell / grid.width) + 1}c${(cell % grid.width) + 1}`
    : cellName(grid, cell).replaceAll(/\W+/g, '_');

/**
 * Several cells in words, shorter where they share a line: "row 3, columns 4 to 6",
 * "column 2, rows 1 and 5". Where they do not, each is named in full.
 */
export function cellNames(grid: Grid, cells: readonly number[]): string {
  if (grid.shape === 'hex-stack' || cells.length < 2) {
    return listed(cells.map((cell) => cellName(grid, cell)));
  }
  const rows = byLine(cells, (cell) => Math.floor(cell / grid.width));
  const columns = byLine(cells, (cell) => cell % grid.width);
  const named =
    rows.size <= columns.size
      ? [...rows].map(([row, found]) => line('row', row, 'column', across(grid, found)))
      : [...columns].map(([column, found]) => line('column', column, 'row', down(grid, found)));
  return named.join(' and ');
}

const across = ({ width }: Rectangle, cells: readonly number[]) =>
  cells.map((cell) => cell % width);
const down = ({ width }: Rectangle, cells: readonly number[]) =>
  cells.map((cell) => Math.floor(cell / width));

function byLine(
  cells: readonly number[],
  lineOf: (cell: number) => number,
): ReadonlyMap<number, readonly number[]> {
  const lines = new Map<number, number[]>();
  for (const cell of cells.toSorted((a, b) => a - b)) {
    const found = lines.get(lineOf(cell));
    if (found === undefined) lines.set(lineOf(cell), [cell]);
    else found.push(cell);
  }
  return lines;
}

function line(axis: string, index: number, other: string, places: readonly number[]): string {
  const counted = places.map((place) => place + 1).toSorted((a, b) => a - b);
  return `${axis} ${index + 1}, ${other}${counted.length === 1 ? '' : 's'} ${ranges(counted)}`;
}

/** "1, 4 to 8 and 10": three and more in a row become a range. `numbers` ascend. */
function ranges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  const words = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0] ?? ''} to ${run.at(-1) ?? ''}`] : run.map(String),
  );
  return listed(words);
}
