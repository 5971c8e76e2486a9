import { UNKNOWN } from '#puzzle/numbers.ts';
import type { PhotoForm } from '#puzzle/photoForm.ts';
import { lineTexts, squares } from '#puzzle/photoForm.ts';
import { CIRCLES } from './board.ts';

export const sujikoPhoto: PhotoForm = {
  says: 'Printed Sujikos with a number in each circle',
  lacks: 'The coloured groups of a Suko are not read.',
  sizes: squares([3]),
  cells: { kind: 'digits', most: 9 },
  walls: 'none',
  margins: 'circles',
  text: (read) =>
    [
      lineTexts(read, 'circle', CIRCLES.length, UNKNOWN).join(','),
      ...read.cells.flatMap((text, cell) => (text === '' ? [] : [`P${cell},${text}`])),
    ].join('\n'),
};
