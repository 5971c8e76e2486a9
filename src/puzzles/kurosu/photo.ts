import type { PhotoForm } from '#puzzle/photoForm.ts';
import { linesOf, rectangles } from '#puzzle/photoForm.ts';
import { SIZES } from './board.ts';
import { NO_TWO_ALIKE } from './text.ts';

/** The longest side whose cells have enough pixels in a photo. */
const LONGEST = 20;

const FORBIDDEN = 'forbidden';

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
  // Stated in the rules beside the grid.
  asks: [
    {
      id: 'alike',
      label: 'Two lines alike',
      choices: ['allowed', FORBIDDEN],
      usual: () => 'allowed',
    },
  ],
  text: (read) =>
    read.others['alike'] === FORBIDDEN
      ? `#option ${NO_TWO_ALIKE}\n${linesOf(read)}`
      : linesOf(read),
};
