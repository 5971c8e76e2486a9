import type { Direction } from './direction.ts';
import type { Point } from './point.ts';
import { createRecent } from './recent.ts';

/**
 * Dots in rows, with a cell on each side between two of them: the lines of a loop. What lies between
 * four dots is a square. The picture reaches a margin beyond the dots: dot (x, y), counted from 0, lies
 * at (x + margin, y + margin).
 */
export interface Sides {
  readonly shape: 'sides';
  /** Dots in a row. */
  readonly width: number;
  /** Dots in a column. */
  readonly height: number;
  /**
   * Whether the dots are the centres of squares that people count and that are drawn, or these are
   * the squares between dots.
   */
  readonly dotsAre: 'centres' | 'corners';
  /** Set if the sides at the border of the board are no cells: they are always there. */
  readonly isInner?: true;
  /** What the picture has around the dots, in sides. */
  readonly margin: number;
  /** Level sides of a row of dots, then the upright ones below it, and so on. */
  readonly rows: readonly (readonly number[])[];
  /** The middle of each side, indexed by cell. */
  readonly centres: readonly Point[];
  /** The two dots of each side, the left or upper one first; dots are counted in reading order. */
  readonly ends: readonly (readonly [number, number])[];
  /** The sides at each dot: above, left, right, below, as far as there are such. */
  readonly atDots: readonly (readonly number[])[];
  /**
   * The sides of each square: top, left, right, bottom, as far as they are cells. Squares are counted in
   * reading order.
   */
  readonly ofSquares: readonly (readonly number[])[];
  /** The one or two squares that each side belongs to, ascending. */
  readonly squaresAt: readonly (readonly number[])[];
}

/** Half a square; or room for a line at the border, and no more, so that sides are large on phones. */
const MARGINS = { centres: 0.5, corners: 0.3 } as const;

const recent = createRecent<string, Sides>(8);

/**
 * The sides between so many dots, at least two each way. The same size gives the same object, as
 * long as it is in use.
 */
export const sides = (width: number, height: number, dotsAre: Sides['dotsAre']): Sides =>
  recent(`${width}x${height} ${dotsAre}`, () => makeSides(width, height, dotsAre, false));

/** The sides between so many cells, without those at the border of the board. */
export const innerSides = (width: number, height: number): Sides =>
  recent(`${width}x${height} inner`, () => makeSides(width + 1, height + 1, 'corners', true));

function makeSides(
  width: number,
  height: number,
  dotsAre: Sides['dotsAre'],
  isInner: boolean,
): Sides {
  const margin = MARGINS[dotsAre];
  const rows: number[][] = [];
  const centres: Point[] = [];
  const ends: (readonly [number, number])[] = [];
  const atDots: number[][] = Array.from({ length: width * height }, () => []);
  const sideAt = new Map<string, number>();
  const put = (row: number[], dot: number, next: number, centre: Point): void => {
    const side = ends.push([dot, next]) - 1;
    row.push(side);
    sideAt.set(`${dot} ${next}`, side);
    centres.push(centre);
    atDots[dot]?.push(side);
    atDots[next]?.push(side);
  };
  for (let y = 0; y < height; y += 1) {
    const [level, upright]: number[][] = [[], []];
    const isBorder = isInner && (y === 0 || y + 1 === height);
    const levels = isBorder ? 0 : width - 1;
    for (let x = 0; x < levels; x += 1) {
      put(level ?? [], y * width + x, y * width + x + 1, { x: x + 0.5 + margin, y: y + margin });
    }
    if (!isBorder) rows.push(level ?? []);
    if (y + 1 === height) break;
    const [first, end] = isInner ? [1, width - 1] : [0, width];
    for (let x = first; x < end; x += 1) {
      put(upright ?? [], y * width + x, (y + 1) * width + x, {
        x: x + margin,
        y: y + 0.5 + margin,
      });
    }
    rows.push(upright ?? []);
  }
  const ofSquares = Array.from({ length: (width - 1) * (height - 1) }, (_, square) => {
    const [x, y] = [square % (width - 1), Math.floor(square / (width - 1))];
    const dot = y * width + x;
    const below = dot + width;
    return [
      [dot, dot + 1],
      [dot, below],
      [dot + 1, below + 1],
      [below, below + 1],
    ].flatMap((pair) => sideAt.get(pair.join(' ')) ?? []);
  });
  const squaresAt = ends.map((): number[] => []);
  for (const [square, own] of ofSquares.entries()) {
    for (const side of own) squaresAt[side]?.push(square);
  }
  return {
    shape: 'sides',
    width,
    height,
    dotsAre,
    ...(isInner ? { isInner: true as const } : {}),
    margin,
    rows,
    centres,
    ends,
    // By number: those before the dot come first, since sides are counted in reading order.
    atDots: atDots.map((at) => at.toSorted((a, b) => a - b)),
    ofSquares,
    squaresAt,
  };
}

/** Whether a side is level, from left to right; the others are upright. */
export function isLevel({ ends }: Sides, side: number): boolean {
  const [from = 0, to = 0] = ends[side] ?? [];
  return to === from + 1;
}

/** "row 2, column 3", of a square or a dot of so many in a row, counted from 0. */
const placeOf = (at: number, width: number): string =>
  `row ${Math.floor(at / width) + 1}, column ${(at % width) + 1}`;

/** The name of a square that people count: that between four dots, or that around a dot. */
export const squareName = ({ width, dotsAre }: Sides, square: number): string =>
  placeOf(square, dotsAre === 'centres' ? width : width - 1);

/**
 * Which side of which square between dots a side is: the top and the left side, except at the far
 * borders. Rows and columns count from 0.
 */
export function sideOf({ width, height, ends }: Sides, side: number) {
  const [from = 0, to = 0] = ends[side] ?? [];
  const [x, y] = [from % width, Math.floor(from / width)];
  if (to === from + 1) {
    const isLast = y === height - 1;
    return { at: isLast ? 'bottom' : 'top', row: isLast ? y - 1 : y, column: x } as const;
  }
  const isLast = x === width - 1;
  return { at: isLast ? 'right' : 'left', row: y, column: isLast ? x - 1 : x } as const;
}

/** "the top side of row 2, column 3", or "row 2, between columns 3 and 4" where dots are centres. */
export function sideName(grid: Sides, side: number): string {
  const [from = 0, to = 0] = grid.ends[side] ?? [];
  if (grid.dotsAre === 'corners') {
    const { at, row, column } = sideOf(grid, side);
    return `the ${at} side of row ${row + 1}, column ${column + 1}`;
  }
  const [x, y] = [(from % grid.width) + 1, Math.floor(from / grid.width) + 1];
  return to === from + 1
    ? `row ${y}, between columns ${x} and ${x + 1}`
    : `column ${x}, between rows ${y} and ${y + 1}`;
}

/** Where two lines or none meet: "the corner between rows 2 and 3 and columns 1 and 2". */
export function dotName(grid: Sides, dot: number): string {
  if (grid.dotsAre === 'centres') return placeOf(dot, grid.width);
  const { width, height } = grid;
  const [x, y] = [dot % width, Math.floor(dot / width)];
  const down = y === height - 1 ? 'lower' : 'upper';
  const across = x === width - 1 ? 'right' : 'left';
  return `the ${down} ${across} corner of row ${Math.min(y, height - 2) + 1}, column ${Math.min(x, width - 2) + 1}`;
}

/** The side that an arrow key means: along the row, or in the next row, nearest. */
export function sideBeside(grid: Sides, side: number, direction: Direction): number | undefined {
  const row = grid.rows.findIndex((sidesOf) => sidesOf.includes(side));
  const at = grid.rows[row]?.indexOf(side) ?? -1;
  switch (direction) {
    case 'left':
    case 'right':
      return grid.rows[row]?.[at + (direction === 'left' ? -1 : 1)];
    case 'up':
    case 'down': {
      const next = grid.rows[row + (direction === 'up' ? -1 : 1)];
      return next?.[Math.min(at, next.length - 1)];
    }
  }
}

/** How far on the next dot in a direction is: columns and rows. */
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The dots from one on in a direction up to the border, the nearest first. */
export function dotsBeyond(
  { width, height }: Sides,
  from: number,
  direction: Direction,
): readonly number[] {
  const [right, down] = STEPS[direction];
  const found: number[] = [];
  for (
    let [x, y] = [(from % width) + right, Math.floor(from / width) + down];
    x >= 0 && y >= 0 && x < width && y < height;
    x += right, y += down
  ) {
    found.push(y * width + x);
  }
  return found;
}

/** The dots next to one. */
export const dotsBeside = ({ atDots, ends }: Sides, dot: number): readonly number[] =>
  (atDots[dot] ?? []).flatMap((side) => (ends[side] ?? []).filter((end) => end !== dot));

/** The side between two dots; `undefined` if they are not next to each other. */
export const sideBetween = ({ atDots, ends }: Sides, one: number, other: number) =>
  atDots[one]?.find((side) => ends[side]?.includes(other));

/** The sides at some dots, ascending. */
export const sidesAtDots = ({ atDots }: Sides, dots: readonly number[]): readonly number[] =>
  [...new Set(dots.flatMap((dot) => atDots[dot] ?? []))].toSorted((a, b) => a - b);
