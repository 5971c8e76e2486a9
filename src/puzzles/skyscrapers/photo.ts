import type { PhotoForm } from '#puzzle/photoForm.ts';
import { linesOf, lineTexts, squares } from '#puzzle/photoForm.ts';
import { SIZES } from './board.ts';

export const skyscrapersPhoto: PhotoForm = {
  says: `Printed Skyscrapers of ${SIZES[0]} to ${SIZES.at(-1)} cells a side`,
  sizes: squares(SIZES),
  cells: { kind: 'digits', most: 'size' },
  walls: 'none',
  margins: 'sides',
  text: (read) => {
    const side = (word: string) => lineTexts(read, word, read.width, '.');
    const [left, right] = [side('left'), side('right')];
    const rows = linesOf(read).split('\n');
    return [
      side('above').join(''),
      ...rows.map((row, at) => `${left[at]}${row}${right[at]}`),
      side('below').join(''),
    ].join('\n');
  },
};
