import type { PhotoForm } from '#puzzle/photoForm.ts';
import { linesOf, rectangles } from '#puzzle/photoForm.ts';
import { SIZES } from './rules.ts';

/** The longest side whose cells still have pixels enough in a photo. */
const LONGEST = 20;

export const kurosuPhoto: PhotoForm = {
  says: `Printed Kurosus with O and X or 0 and 1, of 4 to ${LONGEST} cells a side,`,
  sizes: rectangles(SIZES.filter((side) => side <= LONGEST)),
  cells: {
    kind: 'signs',
    signs: [
      { text: 'O', looks: ['O'] },
      { text: 'X', looks: ['X', '1'] },
    ],
  },
  walls: 'none',
  margins: 'none',
  text: linesOf,
};
