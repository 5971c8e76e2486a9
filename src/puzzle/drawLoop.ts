import { partSquares } from '#grid/inside.ts';
import type { Sides } from '#grid/sides.ts';
import type { Random } from './random.ts';

/** One in so many squares is left for later. */
const LATER = 3;
/** Of squares that make the area wider, one in so many is added. */
const WIDER = 6;

/** The squares around one, clockwise from the one above; `undefined` beyond the border. */
function aroundIn({ width, height }: Sides, square: number): readonly (number | undefined)[] {
  const [across, down] = [width - 1, height - 1];
  const [x, y] = [square % across, Math.floor(square / across)];
  return [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ].map(([right = 0, below = 0]) => {
    const [column, row] = [x + right, y + below];
    return column < 0 || row < 0 || column >= across || row >= down
      ? undefined
      : row * across + column;
  });
}

/**
 * A random loop through most dots: the border of an area that grows square by square as long as its
 * inside and its outside stay connected. Returns 1 for each side of the loop and 0 for the others,
 * indexed by cell.
 */
export function drawLoop(grid: Sides, random: Random): readonly number[] {
  const inside = new Set<number>();
  const start = random.below(grid.ofSquares.length);
  inside.add(start);
  const near = (square: number): readonly number[] =>
    aroundIn(grid, square).filter(
      (other, at): other is number => at % 2 === 0 && other !== undefined,
    );
  let border = random.shuffled(near(start));
  while (border.length > 0) {
    const next: number[] = [];
    for (const square of border) {
      if (inside.has(square)) continue;
      // Along one side, the loop gets longer; along several, it gets wider.
      const sides = sharedSides(grid, inside, square);
      if (sides === 0 || (sides > 1 && random.below(WIDER) > 0)) continue;
      // Not each at once, so that it grows into all directions, and winds.
      if (random.below(LATER) === 0) {
        next.push(square);
        continue;
      }
      inside.add(square);
      next.push(...near(square));
    }
    border = random.shuffled(next);
  }
  return borderOf(grid, inside);
}

/**
 * All loops that differ a little: one square that has one of these sides goes from the inside to the
 * outside, or back.
 */
export function changedLoops(
  grid: Sides,
  loop: readonly number[],
  sides: readonly number[],
): readonly (readonly number[])[] {
  const parted = partSquares(
    grid,
    loop.map((value) => value === 1),
  );
  const inside = new Set(parted.inside);
  const near = new Set(sides);
  return grid.ofSquares.flatMap((own, square) => {
    if (!own.some((side) => near.has(side)) || sharedSides(grid, inside, square) === 0) return [];
    return [loop.map((value, side) => (own.includes(side) ? 1 - value : value))];
  });
}

/**
 * How many sides a square shares with an area, itself left aside, if it may belong to the area or not:
 * if it touches both the area and what is outside in one stretch of its border, by a side each.
 */
function sharedSides(grid: Sides, inside: ReadonlySet<number>, square: number): number {
  const around = aroundIn(grid, square).map((other) => other !== undefined && inside.has(other));
  const changes = around.filter((own, at) => own !== around[(at + 1) % around.length]).length;
  const beside = around.filter((own, at) => own && at % 2 === 0).length;
  return changes === 2 && beside < 4 ? beside : 0;
}

/** 1 for each side with a square of the area on one side alone. */
function borderOf(grid: Sides, inside: ReadonlySet<number>): readonly number[] {
  const border = grid.ends.map(() => 0);
  for (const square of inside) {
    for (const side of grid.ofSquares[square] ?? []) border[side] = 1 - (border[side] ?? 0);
  }
  return border;
}
