import type { Grid } from './grid.ts';
import { rectangle } from './rectangle.ts';

/**
 * The cells that are divided into areas: those of a grid, or the squares whose centres lines join. Both
 * have the same coordinates.
 */
export const areaGrid = (grid: Grid): Grid =>
  grid.shape === 'sides' && grid.dotsAre === 'centres' ? rectangle(grid.width, grid.height) : grid;
