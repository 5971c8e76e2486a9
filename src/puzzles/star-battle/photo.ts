import type { PhotoForm } from '#puzzle/photoForm.ts';
import { squares } from '#puzzle/photoForm.ts';
import { writeRegions } from '#puzzle/regionGrid.ts';
import { SIZES } from './rules.ts';

/** How many stars papers put into each line of a board this large: it is said beside the grid, and not read. */
const starsFor = (size: number): number => (size < 10 ? 1 : size < 14 ? 2 : 3);

export const starBattlePhoto: PhotoForm = {
  says: `Printed Star Battles of ${SIZES[0]} to ${SIZES.at(-1)} cells a side, with thick lines around the regions and as many stars as is usual for the size,`,
  sizes: squares(SIZES),
  cells: { kind: 'none' },
  walls: 'thick',
  margins: 'none',
  text: ({ width, cells, areas }) =>
    [starsFor(width), ...writeRegions({ areas, givens: cells.map(() => undefined) }, width)].join(
      '\n',
    ),
};
