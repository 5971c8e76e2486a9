import { cellsByArea } from '#grid/areas.ts';
import type { Grid } from '#grid/grid.ts';
import type { Layout } from '#puzzle/puzzle.ts';
import { isDecimal, isFilledByRegion } from './definition.ts';
import type { FillForm } from './definition.ts';

/** What a cell can hold before its region is drawn: few regions are larger, and new boards are filled while they are drawn. */
const LARGEST_UNDRAWN = 9;

/**
 * The values of each cell, indexed by cell, where numbers go up to the size of its drawn region;
 * without a region, those of `values` up to 9.
 */
function regionDomains(
  areas: readonly (number | undefined)[],
  values: readonly number[],
): readonly (readonly number[])[] {
  const bySize = cellsByArea(areas).map((cells) => values.filter((value) => value <= cells.length));
  const undrawn = values.filter((value) => value <= LARGEST_UNDRAWN);
  return areas.map((area) => bySize[area ?? -1] ?? undrawn);
}

/** The values of each cell, indexed by cell, where numbers go up to the number of cells that are not black. */
function countDomains(
  blackCells: readonly boolean[],
  { centres }: Pick<Grid, 'centres'>,
  values: readonly number[],
): readonly (readonly number[])[] {
  const black = blackCells.filter((isBlack) => isBlack).length;
  const domain = values.filter((value) => value <= centres.length - black);
  return centres.map(() => domain);
}

/** Whether the numbers that cells take depend on what is drawn, not on the size alone. */
export const hasDrawnDomains = (fill: FillForm): boolean =>
  isFilledByRegion(fill) || isDecimal(fill);

/** The values of each cell, indexed by cell, ascending. */
export function drawnDomains(
  fill: FillForm,
  { areas, blackCells }: Pick<Layout, 'areas' | 'blackCells'>,
  grid: Pick<Grid, 'centres'>,
  values: readonly number[],
): readonly (readonly number[])[] {
  if (isDecimal(fill)) return countDomains(blackCells, grid, values);
  return isFilledByRegion(fill) ? regionDomains(areas, values) : grid.centres.map(() => values);
}
