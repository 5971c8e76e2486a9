import { piecesOf } from './areas.ts';
import type { Rectangle } from './rectangle.ts';

/** Cells of a place in one row, and those below that are under water where these are. */
export interface WaterLayer {
  readonly cells: readonly number[];
  readonly below: readonly number[];
}

/**
 * The layers of a place, the highest first: of all of its cells, or of connected vessels, which are its pieces once
 * what is above a row is taken away.
 */
export function waterLayersOf(
  grid: Rectangle,
  cells: readonly number[],
  areConnected: boolean,
): readonly WaterLayer[] {
  const rowOf = (cell: number): number => Math.floor(cell / grid.width);
  const rows = [...new Set(cells.map(rowOf))].toSorted((a, b) => a - b);
  return rows.flatMap((row) => {
    const deep = cells.filter((cell) => rowOf(cell) >= row);
    const vessels = areConnected ? piecesOf(grid, deep) : [deep];
    return vessels
      .map((vessel) => ({
        cells: vessel.filter((cell) => rowOf(cell) === row),
        below: vessel.filter((cell) => rowOf(cell) > row),
      }))
      .filter((layer) => layer.cells.length > 0);
  });
}
