import { cellsByArea } from '#grid/areas.ts';
import type { Grid } from '#grid/grid.ts';

/**
 * The values of each cell, indexed by cell, where numbers go up to the size of its drawn region;
 * without a region, all of `values`.
 */
export function regionDomains(
  areas: readonly (number | undefined)[],
  values: readonly number[],
): readonly (readonly number[])[] {
  const bySize = cellsByArea(areas).map((cells) => values.filter((value) => value <= cells.length));
  return areas.map((area) => bySize[area ?? -1] ?? values);
}

/** The values of each cell, indexed by cell, where numbers go up to the number of cells that are not black. */
export function countDomains(
  blackCells: readonly boolean[],
  { centres }: Pick<Grid, 'centres'>,
  values: readonly number[],
): readonly (readonly number[])[] {
  const black = blackCells.filter((isBlack) => isBlack).length;
  const domain = values.filter((value) => value <= centres.length - black);
  return centres.map(() => domain);
}
