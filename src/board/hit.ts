import type { Grid } from '#grid/grid.ts';
import { nearestCell } from '#grid/grid.ts';
import type { Point } from '#grid/point.ts';

/** Farther than this from every centre is beside the grid, in cell sides. */
const REACH = 0.75;
/** A press is on a line when leaning out by this part of its way from the centre crosses it. */
const LEAN = 0.4;
/** A quick drag reports few points; the way between them is looked at in steps this long. */
const STEP = 0.25;

/** The cell at a point of the picture; `undefined` beside the grid. */
export function cellAt(grid: Grid, point: Point): number | undefined {
  const cell = nearestCell(grid, point);
  const centre = grid.centres[cell] ?? point;
  return Math.hypot(centre.x - point.x, centre.y - point.y) <= REACH ? cell : undefined;
}

/** The cell across the line that a point of a cell is on, if it is on one. */
export function besideAt(grid: Grid, point: Point, cell: number): number | undefined {
  const { x, y } = grid.centres[cell] ?? point;
  const next = { x: point.x + (point.x - x) * LEAN, y: point.y + (point.y - y) * LEAN };
  const beside = cellAt(grid, next);
  const across = beside === undefined ? undefined : grid.centres[beside];
  const straight = across !== undefined && Math.abs(across.x - x) + Math.abs(across.y - y) === 1;
  return straight ? beside : undefined;
}

/** The cells on the way from one point to another, in order; each may be there several times. */
export function cellsBetween(grid: Grid, from: Point, to: Point): readonly number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: steps }, (_, index) => (index + 1) / steps).flatMap((part) => {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return cellAt(grid, point) ?? [];
  });
}

/**
 * Whether a cell goes on with the row or column that a stroke began in: a hand that trembles paints
 * no neighbours. Cells in no rows and columns have no such lines.
 */
export function isInLine(grid: Grid, [first, second]: readonly number[], cell: number): boolean {
  if (grid.shape !== 'rectangle' || first === undefined) return true;
  const [from, to] = [grid.centres[first], grid.centres[cell]];
  const then = grid.centres[second ?? cell];
  if (from === undefined || to === undefined || then === undefined) return true;
  return then.x === from.x ? to.x === from.x : then.y === from.y && to.y === from.y;
}
