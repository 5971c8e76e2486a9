import type { Grid } from '#grid/grid.ts';
import type { Slot } from '#puzzle/slot.ts';

/** Whether lines are drawn from centre to centre of squares, and so reach the numbers in these. */
export const reachesNumbers = (grid: Grid, { choices }: Slot): boolean =>
  grid.shape === 'sides' &&
  grid.dotsAre === 'centres' &&
  choices.some(({ shape }) => shape === 'line');
