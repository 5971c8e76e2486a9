import { cellName } from './grid.ts';
import type { Grid } from './grid.ts';
import type { Rectangle } from './rectangle.ts';

/** "a", "a and b", "a, b and c"; by hand, for a browser takes long for its first list formatter. */
const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** A cell's name as one word, for files that others read: "r2c5", "hexagon_4_upper_left". */
export const cellWord = (grid: Grid, cell: number): string =>
  grid.shape === 'rectangle'
    ? `r${Math.floor(cell / grid.width) + 1}c${(cell % grid.width) + 1}`
    : cellName(grid, cell).replaceAll(/\W+/g, '_');

/** A line of a rectangle; `index` counts from 0. */
interface Line {
  readonly axis: 'row' | 'column';
  readonly index: number;
}

/**
 * Several cells in words, shorter where they share a line: "row 3, columns 4 to 6",
 * "column 2, rows 1 and 5". Where they do not, each is named in full. Where they would be named by a
 * line that was `named` just before, it is not said again: "columns 4 to 6".
 */
export function cellNames(grid: Grid, cells: readonly number[], named?: Line): string {
  if (grid.shape === 'hex-stack') return hexNames(cells.map((cell) => cellName(grid, cell)));
  const rows = byLine(cells, (cell) => Math.floor(cell / grid.width));
  const columns = byLine(cells, (cell) => cell % grid.width);
  const [axis, lines] =
    rows.size < columns.size || (rows.size === columns.size && !isOnly(columns, named))
      ? ['row' as const, rows]
      : ['column' as const, columns];
  return [...lines]
    .map(([index, found]) => {
      const along =
        axis === 'row' ? places('column', across(grid, found)) : places('row', down(grid, found));
      const isNamed = lines.size === 1 && named?.axis === axis && named.index === index;
      return isNamed ? along : `${axis} ${index + 1}, ${along}`;
    })
    .join(' and ');
}

/** "hexagon 6, upper left and top and hexagon 7, bottom", of full names. */
function hexNames(names: readonly string[]): string {
  const hexagons = new Map<string, string[]>();
  for (const name of names) {
    const [hexagon = '', segment = ''] = name.split(', ');
    hexagons.set(hexagon, [...(hexagons.get(hexagon) ?? []), segment]);
  }
  return [...hexagons]
    .map(([hexagon, segments]) => `${hexagon}, ${listed(segments)}`)
    .join(' and ');
}

/** Whether the column that was named is all that there is. */
const isOnly = (columns: ReadonlyMap<number, unknown>, named?: Line): boolean =>
  columns.size === 1 && named?.axis === 'column' && columns.has(named.index);

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

/** "columns 4 to 6". */
function places(axis: string, indices: readonly number[]): string {
  const counted = indices.map((index) => index + 1).toSorted((a, b) => a - b);
  return `${axis}${counted.length === 1 ? '' : 's'} ${ranges(counted)}`;
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
