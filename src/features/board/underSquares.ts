import type { Grid } from '#grid/grid.ts';
import type { Values } from '#logic/claim.ts';

/** The value of a line. */
const LINE = 1;

/** SVG path of the lines from centre to centre that a board has, to be seen while its squares are divided. */
export function linesUnderSquares(grid: Grid, values: Values): string {
  if (grid.shape !== 'sides') return '';
  const { width, margin, ends } = grid;
  const at = (dot: number): string =>
    `${(dot % width) + margin},${Math.floor(dot / width) + margin}`;
  return ends
    .map(([from, to], side) => (values[side] === LINE ? `M${at(from)}L${at(to)}` : ''))
    .join('');
}
