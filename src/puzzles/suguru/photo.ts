import type { PhotoForm } from '#puzzle/photoForm.ts';
import { rectangles } from '#puzzle/photoForm.ts';
import { writeRegions } from '#puzzle/regionGrid.ts';
import { LARGEST, SIZES } from './board.ts';

export const suguruPhoto: PhotoForm = {
  says: `Printed Sugurus of ${SIZES[0]} to ${SIZES.at(-1)} cells a side, with thick lines around the regions,`,
  sizes: rectangles(SIZES),
  cells: { kind: 'digits', most: LARGEST },
  walls: 'thick',
  largestArea: LARGEST,
  margins: 'none',
  text: ({ width, cells, areas }) =>
    writeRegions(
      { areas, givens: cells.map((text) => (text === '' ? undefined : Number(text))) },
      width,
    ).join('\n'),
};
