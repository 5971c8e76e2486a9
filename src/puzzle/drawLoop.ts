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
  const { length } = grid.ofSquares;
  const isIn = (square: number | undefined): boolean => square !== undefined && inside.has(square);
  /** How many sides it shares with the area, if it touches that in one stretch of its border alone. */
  const shared = (square: number): number => {
    const around = aroundIn(grid, square).map(isIn);
    const changes = around.filter((own, at) => own !== around[(at + 1) % around.length]).length;
    const beside = around.filter((own, at) => own && at % 2 === 0).length;
    return changes === 2 ? beside : 0;
  };
  const start = random.below(length);
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
      const sides = shared(square);
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
  const squaresAt = grid.ends.map((): number[] => []);
  for (const [square, sides] of grid.ofSquares.entries()) {
    for (const side of sides) squaresAt[side]?.push(square);
  }
  return squaresAt.map((squares) => squares.filter((square) => inside.has(square)).length % 2);
}
