import type { Direction } from './direction.ts';
import type { HexStack } from './hexStack.ts';
import { segmentName } from './hexStack.ts';
import type { Point } from './point.ts';
import type { Rectangle } from './rectangle.ts';
import { sideBeside, sideName } from './sides.ts';
import type { Sides } from './sides.ts';

/**
 * Which cells exist and where they lie. Cells are counted from 0 in reading order; lengths are
 * in units of a cell's side (rectangle), a hexagon's side (stack of hexagons), or a side (sides).
 */
export type Grid = Rectangle | HexStack | Sides;

/** "row 2, column 5", "hexagon 4, upper left", "the top side of row 2, column 5": how sentences name a cell. */
export function cellName(grid: Grid, cell: number): string {
  switch (grid.shape) {
    case 'rectangle':
      return `row ${Math.floor(cell / grid.width) + 1}, column ${(cell % grid.width) + 1}`;
    case 'hex-stack':
      return segmentName(grid, cell);
    case 'sides':
      return sideName(grid, cell);
  }
}

const VECTORS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The neighbour a person means by an arrow key: the nearest cell whose centre lies within 45° of
 * that direction on the picture. Ways along and across add up, so that straight ahead wins over a
 * slightly nearer cell to the side. Among sides, it is the next of its row, or one of the next row.
 * `undefined` at the edge.
 */
export function neighbour(grid: Grid, cell: number, direction: Direction): number | undefined {
  if (grid.shape === 'sides') return sideBeside(grid, cell, direction);
  const from = grid.centres[cell];
  if (from === undefined) return undefined;
  const vector = VECTORS[direction];
  let nearest: number | undefined;
  let shortest = Infinity;
  grid.centres.forEach((to, candidate) => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * vector.x + y * vector.y;
    const across = Math.abs(x * vector.y - y * vector.x);
    if (along <= across || along + across >= shortest) return;
    nearest = candidate;
    shortest = along + across;
  });
  return nearest;
}

/** The cell whose centre is nearest to a point, for pointing at the picture. */
export function nearestCell(grid: Grid, point: Point): number {
  let nearest = 0;
  let shortest = Infinity;
  grid.centres.forEach((centre, cell) => {
    const distance = Math.hypot(centre.x - point.x, centre.y - point.y);
    if (distance < shortest) [nearest, shortest] = [cell, distance];
  });
  return nearest;
}

/** Position of a cell among the reading rows, both counted from 0. */
export function rowOf(grid: Grid, cell: number): { readonly row: number; readonly column: number } {
  const row = grid.rows.findIndex((cells) => cells.includes(cell));
  return { row, column: grid.rows[row]?.indexOf(cell) ?? -1 };
}
