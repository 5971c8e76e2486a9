import type { Grid } from '#grid/grid.ts';
import { nearestCell } from '#grid/grid.ts';
import type { Point } from '#grid/point.ts';

/** A point farther than this from every centre is outside the grid, in cell sides. */
const REACH = 0.75;
/**
 * A press counts as on a line if moving it away from the cell's centre by this fraction of its
 * distance crosses the line.
 */
const LEAN = 0.4;
/**
 * A quick drag reports few points; the segment between two is sampled in steps of this length, in
 * cell sides.
 */
const STEP = 0.25;

/** The cell at a point of the picture; `undefined` outside the grid. */
export function cellAt(grid: Grid, point: Point): number | undefined {
  const cell = nearestCell(grid, point);
  const centre = grid.centres[cell] ?? point;
  return Math.hypot(centre.x - point.x, centre.y - point.y) <= REACH ? cell : undefined;
}

/**
 * The cell on the other side of the line that a point of a cell is on; `undefined` if it is on
 * none.
 */
export function besideAt(grid: Grid, point: Point, cell: number): number | undefined {
  const { x, y } = grid.centres[cell] ?? point;
  const next = { x: point.x + (point.x - x) * LEAN, y: point.y + (point.y - y) * LEAN };
  const beside = cellAt(grid, next);
  const across = beside === undefined ? undefined : grid.centres[beside];
  const straight = across !== undefined && Math.abs(across.x - x) + Math.abs(across.y - y) === 1;
  return straight ? beside : undefined;
}

/** How near a drag has to come to the middle of a side, along each axis: near a dot it passes none. */
const PASSING = 0.3;

/** How near a drag has to come to a cell's centre where its corners are passed on the way to another cell. */
const NEAR = 0.4;

/** The cell that a drag passes at a point. */
function passedAt(grid: Grid, point: Point, passes: 'all' | 'near centres'): number | undefined {
  const cell = cellAt(grid, point);
  const centre = cell === undefined ? undefined : grid.centres[cell];
  if (centre === undefined) return cell;
  if (passes === 'near centres')
    return Math.hypot(centre.x - point.x, centre.y - point.y) <= NEAR ? cell : undefined;
  if (grid.shape !== 'sides') return cell;
  const isPassed =
    Math.abs(centre.x - point.x) <= PASSING && Math.abs(centre.y - point.y) <= PASSING;
  return isPassed ? cell : undefined;
}

/** The cells on the segment between two points, in order, or those whose centres are near; may contain repeats. */
export function cellsBetween(
  grid: Grid,
  from: Point,
  to: Point,
  passes: 'all' | 'near centres' = 'all',
): readonly number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: steps }, (_, index) => (index + 1) / steps).flatMap((part) => {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return passedAt(grid, point, passes) ?? [];
  });
}

/**
 * Whether a cell continues the row or column in which a stroke began, so that an unsteady hand does
 * not paint neighbours. Grids without rows and columns have no such lines.
 */
export function isInLine(grid: Grid, [first, second]: readonly number[], cell: number): boolean {
  if (grid.shape !== 'rectangle' || first === undefined) return true;
  const [from, to] = [grid.centres[first], grid.centres[cell]];
  const then = grid.centres[second ?? cell];
  if (from === undefined || to === undefined || then === undefined) return true;
  return then.x === from.x ? to.x === from.x : then.y === from.y && to.y === from.y;
}
