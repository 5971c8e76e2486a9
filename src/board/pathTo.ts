import type { Grid } from '#grid/grid.ts';
import { touchEachOther } from '#puzzle/drawnPath.ts';

/**
 * A path that a drag draws, once the pointer is at another cell: it goes on there if that touches its end, or
 * back where it has been. The same list if the cell changes nothing.
 */
export function pathTo(grid: Grid, cells: readonly number[], cell: number): readonly number[] {
  const before = cells.indexOf(cell);
  if (before >= 0) return before === cells.length - 1 ? cells : cells.slice(0, before + 1);
  return touchEachOther(grid, cells.at(-1) ?? -1, cell) ? [...cells, cell] : cells;
}
