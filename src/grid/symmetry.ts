import type { Grid } from './grid.ts';

/** How a pattern of cells repeats itself: not at all, turned by half, or in a mirror. */
export type Symmetry = 'none' | 'turned' | 'mirrored';

/** Two centres are the same when they are nearer than this, in units of the grid. */
const NEAR = 1e-6;

/**
 * The cells in groups that go together in a symmetric pattern, each in order, the group of the
 * first cell first. Cells whose image is not on the grid are alone.
 */
export function symmetricGroups(grid: Grid, symmetry: Symmetry): readonly (readonly number[])[] {
  const { centres } = grid;
  const [left, right] = extent(centres.map(({ x }) => x));
  const [top, bottom] = extent(centres.map(({ y }) => y));
  const image = (cell: number): number => {
    const from = centres[cell];
    if (symmetry === 'none' || from === undefined) return cell;
    const x = left + right - from.x;
    const y = symmetry === 'turned' ? top + bottom - from.y : from.y;
    const found = centres.findIndex((to) => Math.abs(to.x - x) < NEAR && Math.abs(to.y - y) < NEAR);
    return found < 0 ? cell : found;
  };
  return centres.flatMap((_, cell) => {
    const other = image(cell);
    if (other < cell) return [];
    return [other === cell ? [cell] : [cell, other]];
  });
}

const extent = (numbers: readonly number[]): readonly [number, number] => [
  numbers.reduce((least, number) => Math.min(least, number), Infinity),
  numbers.reduce((most, number) => Math.max(most, number), -Infinity),
];
