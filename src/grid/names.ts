import { cellName } from './grid.ts';
import type { Grid } from './grid.ts';
import type { Rectangle } from './rectangle.ts';
import { isLevel, sideOf, squareName } from './sides.ts';
import type { Sides } from './sides.ts';

/** "a", "a and b", "a, b and c"; by hand, for a browser takes long for its first list formatter. */
const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/**
 * A cell's name as one word, for files that others read: "r2c5", "hexagon_4_upper_left", "r2c5_top",
 * "r2c5_r2c6".
 */
export function cellWord(grid: Grid, cell: number): string {
  const at = (row: number, column: number): string => `r${row + 1}c${column + 1}`;
  switch (grid.shape) {
    case 'rectangle':
      return at(Math.floor(cell / grid.width), cell % grid.width);
    case 'hex-stack':
      return cellName(grid, cell).replaceAll(/\W+/g, '_');
    case 'sides': {
      if (grid.dotsAre === 'corners') {
        const side = sideOf(grid, cell);
        return `${at(side.row, side.column)}_${side.at}`;
      }
      const dots = grid.ends[cell] ?? [];
      return dots.map((dot) => at(Math.floor(dot / grid.width), dot % grid.width)).join('_');
    }
  }
}

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
  if (grid.shape === 'sides') return sideNames(grid, cells);
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

/**
 * "the top sides of row 2, columns 3 and 4 and the left side of row 1, column 5", of three with a comma
 * after the first, or where dots are
 * centres "row 2, from column 3 to column 5 and column 1, between rows 1 and 2".
 */
function sideNames(grid: Sides, sides: readonly number[]): string {
  const own = grid.dotsAre === 'corners' && sides.length > 1 ? ofOneSquare(grid, sides) : undefined;
  if (own !== undefined) return own;
  const lines = new Map<string, number[]>();
  for (const side of sides.toSorted((a, b) => a - b)) {
    const { at, row, column } = sideOf(grid, side);
    const isRow = at === 'top' || at === 'bottom';
    const key = `${at} ${isRow ? row : column}`;
    lines.set(key, [...(lines.get(key) ?? []), side]);
  }
  const named = [...lines].map(([key, own]) => {
    const [at = '', index = ''] = key.split(' ');
    if (own.length === 1) return cellName(grid, own[0] ?? 0);
    if (grid.dotsAre === 'centres') return stretches(grid, own);
    const [axis, other] = /top|bottom/.test(at) ? ['row', 'column'] : ['column', 'row'];
    const along = own.map((side) => sideOf(grid, side)[other === 'row' ? 'row' : 'column']);
    return `the ${at} sides of ${axis} ${Number(index) + 1}, ${places(other ?? '', along)}`;
  });
  // Only names that begin with "the" are told apart where commas stand between and within them.
  return grid.dotsAre === 'centres' ? named.join(' and ') : listed(named);
}

/** "the top, left and right sides of row 1, column 2", if all are sides of one square. */
function ofOneSquare(grid: Sides, sides: readonly number[]): string | undefined {
  const square = grid.ofSquares.findIndex((own) => sides.every((side) => own.includes(side)));
  const own = grid.ofSquares[square];
  if (own === undefined) return undefined;
  const at = squareName(grid, square);
  if (sides.length === own.length) return `all sides of ${at}`;
  const words = ['top', 'left', 'right', 'bottom'].filter((_, index) =>
    sides.includes(own[index] ?? -1),
  );
  return `the ${listed(words)} sides of ${at}`;
}

/** Sides of one row or column between centres, each unbroken stretch from its first to its last. */
function stretches(grid: Sides, sides: readonly number[]): string {
  const runs: (readonly [from: number, to: number])[] = [];
  for (const side of sides) {
    const [from, to] = grid.ends[side] ?? [0, 0];
    const last = runs.at(-1);
    if (last?.[1] === from) runs[runs.length - 1] = [last[0], to];
    else runs.push([from, to]);
  }
  const [first = 0] = sides;
  const isAcross = isLevel(grid, first);
  const number = (dot: number): number =>
    (isAcross ? dot % grid.width : Math.floor(dot / grid.width)) + 1;
  const [axis, other] = isAcross ? ['row', 'column'] : ['column', 'row'];
  const [[from] = [0]] = runs;
  const line = isAcross ? Math.floor(from / grid.width) + 1 : (from % grid.width) + 1;
  const said = runs.map(([one, last]) =>
    number(last) === number(one) + 1
      ? `between ${other}s ${number(one)} and ${number(last)}`
      : `from ${other} ${number(one)} to ${other} ${number(last)}`,
  );
  return `${axis} ${line}, ${listed(said)}`;
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
