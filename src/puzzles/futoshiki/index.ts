import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { FutoshikiParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { futoshikiText } from './text.ts';

/**
 * By the number of cells. The rank correlation of our numbers with the levels Easy, Tricky and
 * Extreme of Simon Tatham's Unequal is 0.91 (45 of 5×5), 0.88 (45 of 6×6) and 0.77 (36 of 7×7),
 * with medians of 30, 38, 52; 32, 40, 45; 34, 45, 50. Easy ones are easy here, and most Tricky ones
 * medium.
 */
const GRADINGS: GradingBySize = [
  [16, { steps: [34, 45, 85], hardest: 'easy' }],
  [25, { steps: [34, 45, 85], hardest: 'fiendish' }],
  [36, { steps: [35, 48, 100], hardest: 'fiendish' }],
  [Infinity, { steps: [37, 54, 110], hardest: 'fiendish' }],
];

export const futoshiki = defineFromText<FutoshikiParameters>(definition, {
  id: 'futoshiki',
  otherNames: ['Unequal', 'More or Less'],
  group: 'numbers',
  published: 'in The Guardian',
  summary: 'Each row and column holds every digit once; signs show which of two cells is smaller.',
  help: () => import('./help.md?html'),
  exampleText,
  text: futoshikiText,
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
});
