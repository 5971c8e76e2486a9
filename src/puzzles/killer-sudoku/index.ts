import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { KillerParameters } from './board.ts';
import { killerComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { killerMaking } from './making.ts';
import { killerPhoto } from './photo.ts';
import { killerText } from './text.ts';

/**
 * None have been rated; about a third of the new ones are easy, nearly all of the small ones, and
 * all of 4×4.
 */
const GRADINGS: GradingBySize = [
  [16, { steps: [32, 40, 60], hardest: 'easy' }],
  [36, { steps: [32, 40, 60], hardest: 'medium' }],
  [Infinity, { steps: [45, 100, 190], hardest: 'fiendish' }],
];

export const killerSudoku = defineFromText<KillerParameters>(definition, {
  id: 'killer-sudoku',
  otherNames: ['Sumdoku', 'Addoku'],
  group: 'numbers',
  published: 'in The Times',
  summary: 'A Sudoku with cages: different digits that add up to what is printed.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'A Killer of six',
  text: killerText,
  typedAfterDrawing: 'their sums',
  complaints: killerComplaints,
  beforeMaking: ({ size }) =>
    size >= 8 ? 'One that is to be fiendish may take half a minute.' : undefined,
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
  making: killerMaking,
  photo: killerPhoto,
});
