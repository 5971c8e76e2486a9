import { besides, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { NO_TRIANGLE, sharpAngles, wideAngles } from '#grid/triangles.ts';
import { WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';

export interface ShakashakaParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

/** How often a turned rectangle is tried, for each cell of the board. */
const TRIES = 3;
/** The longest side of a turned rectangle, in cells along it. */
const LONGEST = 4;

/**
 * The cells of a rectangle that is turned by 45 degrees, those of its triangles too. Its top is a corner of the
 * grid; its sides go so many cells down to the right and to the left. `undefined` if the grid has no room.
 */
function turnedCells(
  { width, height }: Rectangle,
  [x, y]: readonly [number, number],
  [right, left]: readonly [number, number],
): readonly number[] | undefined {
  if (x < left || x + right > width || y + left + right > height) return undefined;
  return Array.from({ length: left + right }, (_, down) => {
    const from = down < left ? x - down - 1 : x - 2 * left + down;
    const to = down < right ? x + down : x + 2 * right - down - 1;
    return Array.from({ length: to - from + 1 }, (__, step) => (y + down) * width + from + step);
  }).flat();
}

/** Cells that turned rectangles at random leave over. */
function leftOver(grid: Rectangle, random: Random): ReadonlySet<number> {
  const left = new Set(grid.centres.keys());
  const side = (): number => 1 + Math.min(random.below(LONGEST), random.below(LONGEST));
  for (let tries = TRIES * left.size; tries > 0; tries -= 1) {
    const top = [1 + random.below(grid.width - 1), random.below(grid.height - 1)] as const;
    const cells = turnedCells(grid, top, [side(), side()]);
    if (cells?.every((cell) => left.has(cell)) !== true) continue;
    for (const cell of cells) left.delete(cell);
  }
  return left;
}

/** Whether connected cells are a rectangle. */
function areRectangle({ width }: Rectangle, cells: readonly number[]): boolean {
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const span = (some: readonly number[]): number => Math.max(...some) - Math.min(...some) + 1;
  return span(columns) * span(rows) === cells.length;
}

/** Of some cells those that have to be black, so that the others are divided into rectangles. */
function blackAmong(
  grid: Rectangle,
  cells: ReadonlySet<number>,
  random: Random,
): ReadonlySet<number> {
  const black = new Set<number>();
  for (;;) {
    const white = [...cells].filter((cell) => !black.has(cell));
    const pieces = piecesOf(grid, white).filter((piece) => !areRectangle(grid, piece));
    if (pieces.length === 0) return black;
    for (const piece of pieces) black.add(random.pick(piece));
  }
}

/** Whether all white angles are right ones in a cell and its neighbours, and at its corners. */
function isRightNear(
  grid: Rectangle,
  values: readonly (number | undefined)[],
  cell: number,
): boolean {
  const { width, rows } = grid;
  const whiteAt = (x: number, y: number): number | undefined => {
    const at = x < 0 || x >= width ? undefined : rows[y]?.[x];
    return at === undefined || values[at] === undefined ? undefined : at;
  };
  const placeOf = (at: number): readonly [number, number] => [at % width, Math.floor(at / width)];
  const sharp = besides(grid, cell).flatMap((near) => {
    const [x, y] = placeOf(near);
    const beside = [whiteAt(x, y - 1), whiteAt(x + 1, y), whiteAt(x, y + 1), whiteAt(x - 1, y)];
    return values[near] === undefined ? [] : sharpAngles(near, beside);
  });
  const [column, row] = placeOf(cell);
  const wide = [0, 1, 2, 3].flatMap((corner) => {
    const [x, y] = [column + (corner % 2), row + Math.floor(corner / 2)];
    const around = [whiteAt(x - 1, y - 1), whiteAt(x, y - 1), whiteAt(x, y), whiteAt(x - 1, y)];
    const { blunt, reflex } = wideAngles(around);
    return [...blunt, ...reflex];
  });
  return ![...sharp, ...wide].some((forbidden) =>
    forbidden.every((one) => one.values.includes(values[one.cell] ?? -1)),
  );
}

/** The cells without a triangle that follow each other in the row of a cell, and in its column. */
function emptyLines(
  { rows, columns, width }: Rectangle,
  values: readonly (number | undefined)[],
  cell: number,
): readonly (readonly number[])[] {
  return [rows[Math.floor(cell / width)], columns[cell % width]].map((line = []) => {
    const isOther = (each: number): boolean => values[each] !== NO_TRIANGLE;
    const at = line.indexOf(cell);
    const from = line.findLastIndex((each, index) => index < at && isOther(each)) + 1;
    const to = line.findIndex((each, index) => index > at && isOther(each));
    return line.slice(from, to < 0 ? line.length : to);
  });
}

/**
 * Turned rectangles at random, and black cells among the rest; more of them where all numbers leave two
 * solutions; then as few numbers as it takes.
 */
export const shakashakaMaking: MakingMethod<ShakashakaParameters> = {
  plan(empty, random) {
    const grid = rectangle(empty.parameters.width, empty.parameters.height);
    const black = blackAmong(grid, leftOver(grid, random), random);
    return {
      ...empty,
      givens: empty.givens.map((given, cell) => (black.has(cell) ? WITHOUT_NUMBER : given)),
    };
  },
  replan(puzzle, solution, others, random) {
    const other = others.at(-1);
    const { parameters, givens } = puzzle;
    const grid = rectangle(parameters.width, parameters.height);
    const unlike = solution.flatMap((value, cell) => (value === other?.[cell] ? [] : [cell]));
    const near = new Set(unlike.flatMap((cell) => [cell, ...besides(grid, cell)]));
    const values = solution.map((value, cell) => (givens[cell] === undefined ? value : undefined));
    for (const cell of random.shuffled([...near])) {
      if (values[cell] !== NO_TRIANGLE) continue;
      for (const cells of [[cell], ...random.shuffled(emptyLines(grid, values, cell))]) {
        const changed = values.map((value, each) => (cells.includes(each) ? undefined : value));
        if (!cells.every((each) => isRightNear(grid, changed, each))) continue;
        return {
          ...puzzle,
          givens: givens.map((given, each) => (cells.includes(each) ? WITHOUT_NUMBER : given)),
        };
      }
    }
    return undefined;
  },
};
