import type { PhotoForm } from '#puzzle/photoForm.ts';
import { linesOf, squares } from '#puzzle/photoForm.ts';
import { digits, slotSymbol } from '#puzzle/slot.ts';
import { hasBoxes, SIZES } from './board.ts';

/** With a longer side, cells have too few pixels in a photo. */
const LARGEST = 16;

export const sudokuPhoto: PhotoForm = {
  says: `Printed Sudokus of 4 to ${LARGEST} cells a side`,
  lacks: 'Where numbers go beyond 9, letters are not read, nor are the regions of a jigsaw.',
  sizes: squares(SIZES.filter((size) => hasBoxes(size) && size <= LARGEST)),
  cells: { kind: 'numbers', most: 'size' },
  walls: 'none',
  margins: 'none',
  text: (read) => {
    const slot = digits(1, read.width);
    const letters = read.cells.map((text) => (text === '' ? '' : slotSymbol(slot, Number(text))));
    return linesOf({ ...read, cells: letters });
  },
};
