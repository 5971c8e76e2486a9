import { cellsByArea } from '#grid/areas.ts';

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
