import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { futoshikiMaking } from './making.ts';
import { futoshikiClaims, futoshikiSites } from './rules.ts';
import { futoshikiGrid, SIZES } from './sides.ts';
import { futoshikiText } from './text.ts';

/**
 * By the number of cells. The number tells steps of one rule from chains and suppositions. The levels of
 * Simon Tatham's Unequal it hardly tells apart: of 5×5, 6×6 and 7×7 the rank correlation is -0.02, 0.27
 * and 0.19, with medians of 76 to 79 for easy ones and 74 to 83 for extreme ones.
 */
const GRADINGS: GradingBySize = [
  [25, { steps: [30, 60, 130], hardest: 'hard' }],
  [Infinity, { steps: [30, 60, 130], hardest: 'fiendish' }],
];

export const futoshiki = definePuzzle({
  id: 'futoshiki',
  name: 'Futoshiki',
  otherNames: ['Unequal', 'More or Less'],
  published: 'in The Guardian',
  summary: 'Each row and column holds every digit once; signs say which of two cells is less.',
  help: () => import('./help.md?html'),
  exampleText,
  parameters: { size: { kind: 'size', label: 'Size', choices: SIZES, standard: 5 } },
  text: futoshikiText,
  grid: ({ size }) => futoshikiGrid(size),
  slot: ({ size }) => digits(1, size),
  sites: ({ parameters }) => futoshikiSites(parameters),
  claims: futoshikiClaims,
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
  making: futoshikiMaking,
});
