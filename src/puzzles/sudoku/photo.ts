import type { PhotoForm } from '#puzzle/photoForm.ts';
import { linesOf, squares } from '#puzzle/photoForm.ts';

/** With more cells there would be letters, or two digits in one. */
export const sudokuPhoto: PhotoForm = {
  says: 'Printed Sudokus of 4, 6, 8 or 9 cells a side',
  sizes: squares([4, 6, 8, 9]),
  cells: { kind: 'digits', most: 'size' },
  walls: 'none',
  margins: 'none',
  text: linesOf,
};
