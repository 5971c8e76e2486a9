import { sumUpTo, UNKNOWN } from '#puzzle/numbers.ts';
import type { PhotoForm } from '#puzzle/photoForm.ts';
import { squares } from '#puzzle/photoForm.ts';
import { writeRegions } from '#puzzle/regionGrid.ts';

/** Those of newspapers; the others share their boxes with too many lookalikes. */
const SIZES = [6, 9];
const LARGEST = 9;

export const killerPhoto: PhotoForm = {
  says: `Printed Killer Sudokus of ${SIZES.join(' or ')} cells a side, with dashed cages and a sum in the corner of each,`,
  lacks: 'Given digits are not read; enter them afterwards.',
  sizes: squares(SIZES),
  cells: { kind: 'sums', most: sumUpTo(LARGEST) },
  walls: 'cages',
  largestArea: LARGEST,
  margins: 'none',
  text: ({ width, cells, areas }) => {
    // Cages in order; the sum of each is the first one read in it.
    const sums = [...new Set(areas)].map(
      (area) => cells.find((text, cell) => text !== '' && areas[cell] === area) ?? UNKNOWN,
    );
    const givens = cells.map(() => undefined);
    return [...writeRegions({ areas, givens }, width), sums.join(',')].join('\n');
  },
};
