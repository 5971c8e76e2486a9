import type { PhotoForm } from '#puzzle/photoForm.ts';
import { squares } from '#puzzle/photoForm.ts';
import { writeRegions } from '#puzzle/regionGrid.ts';
import { SIZES, STARS } from './board.ts';

/** The sizes of which photos were tried. */
const PHOTO_SIZES = SIZES.filter((side) => side <= 14);

export const starBattlePhoto: PhotoForm = {
  says: `Printed Star Battles of ${PHOTO_SIZES[0]} to ${PHOTO_SIZES.at(-1)} cells a side, with thick lines around the regions,`,
  sizes: squares(PHOTO_SIZES),
  cells: { kind: 'none' },
  walls: 'thick',
  margins: 'none',
  // Stated in words beside the grid.
  asks: [
    {
      id: 'stars',
      label: 'Stars in each line',
      choices: STARS.map(String),
      usual: ({ width }) => (width < 10 ? '1' : width < 14 ? '2' : '3'),
    },
  ],
  text: ({ width, cells, areas, others }) =>
    [others['stars'], ...writeRegions({ areas, givens: cells.map(() => undefined) }, width)].join(
      '\n',
    ),
};
