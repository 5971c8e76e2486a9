import { UNKNOWN } from '#puzzle/numbers.ts';
import type { PhotoForm } from '#puzzle/photoForm.ts';
import { lineTexts, rectangles } from '#puzzle/photoForm.ts';

/** Larger ones have too few pixels per cell in a photo. */
const LARGEST = 30;
/** If the numbers are in ruled cells, these count as well, until their content is known. */
const WITH_NUMBERS = 42;
const SMALLEST = 5;

export const paintPhoto: PhotoForm = {
  says: `Printed pictures of ${SMALLEST} to ${LARGEST} cells a side, with the numbers left of the rows and above the columns,`,
  sizes: rectangles(
    Array.from({ length: WITH_NUMBERS - SMALLEST + 1 }, (_, index) => index + SMALLEST),
  ),
  cells: { kind: 'none' },
  walls: 'none',
  margins: 'lists',
  text: (read) =>
    [
      `${read.width} ${read.height}`,
      ...lineTexts(read, 'row', read.height, UNKNOWN),
      ...lineTexts(read, 'column', read.width, UNKNOWN),
    ].join('\n'),
};
