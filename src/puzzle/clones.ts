import type { Grid } from '#grid/grid.ts';
import type { DrawnPath } from './drawnPath.ts';

/** Whether two areas, each in reading order, are the same but for their place. */
export function isSameShape(grid: Grid, one: readonly number[], other: readonly number[]): boolean {
  if (grid.shape !== 'rectangle' || one.length !== other.length) return false;
  const [from = 0, to = 0] = [one[0], other[0]];
  const column = (cell: number): number => cell % grid.width;
  const across = column(to) - column(from);
  return one.every((cell, at) => {
    const there = other[at] ?? -1;
    return there - cell === to - from && column(there) - column(cell) === across;
  });
}

/** Whether two drawn clones are alike: of one shape, with the same number or none. */
export const areClones = (
  grid: Grid,
  one: Pick<DrawnPath, 'cells' | 'numbers'>,
  other: Pick<DrawnPath, 'cells' | 'numbers'>,
): boolean => one.numbers?.[0] === other.numbers?.[0] && isSameShape(grid, one.cells, other.cells);
