import type { Point } from '#grid/point.ts';

/** Where a cell is that the board does not have. */
export const ORIGIN: Point = { x: 0, y: 0 };

/** The point half way between two, the first of some. */
export const middle = ([a = ORIGIN, b = ORIGIN]: readonly Point[]): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

/** Where the four cells around a corner meet, by their centres. */
export const meeting = (points: readonly Point[]): Point =>
  middle([points[0] ?? ORIGIN, points.at(-1) ?? ORIGIN]);
