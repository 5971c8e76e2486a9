import type { PhotoForm, PrintedSize } from '#puzzle/photoForm.ts';
import { lineTexts, rectangles } from '#puzzle/photoForm.ts';
import { UNKNOWN } from '#puzzle/numbers.ts';

/**
 * The number of ships of length 1, 2 and so on in the usual fleets, by the most cells of the longer
 * side.
 */
const FLEETS = [
  [7, '3 2 1'],
  [8, '3 3 2 1'],
  [12, '4 3 2 1'],
  [15, '5 4 3 2 1'],
] as const;

const FLEET = 'fleet';

const usualFleetOf = ({ width, height }: PrintedSize): string =>
  FLEETS.find(([most]) => Math.max(width, height) <= most)?.[1] ?? UNKNOWN;

export const battleshipPhoto: PhotoForm = {
  says: 'Printed Battleships of 5 to 15 cells a side, with a number beside each row and column,',
  lacks: 'Ships and water printed in cells are not read; enter them afterwards.',
  sizes: rectangles(Array.from({ length: 11 }, (_, index) => index + 5)),
  cells: { kind: 'none' },
  walls: 'none',
  margins: 'numbers',
  asks: [
    {
      id: FLEET,
      label: 'Ships of length 1, 2, 3 and so on',
      choices: [...FLEETS.map(([, fleet]) => fleet), UNKNOWN],
      usual: usualFleetOf,
    },
  ],
  text: (read) => {
    const rows = lineTexts(read, 'row', read.height, UNKNOWN);
    return [
      read.others[FLEET] ?? UNKNOWN,
      ...rows.map((count) => `${'.'.repeat(read.width)} ${count}`),
      lineTexts(read, 'column', read.width, UNKNOWN).join(' '),
    ].join('\n');
  },
};
