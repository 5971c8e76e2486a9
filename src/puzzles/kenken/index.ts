import { defineFromText } from '#definition/definedPuzzle.ts';
import { rectangle } from '#grid/rectangle.ts';
import { drawCages } from '#puzzle/drawCages.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { KenkenParameters } from './board.ts';
import { kenkenComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';

/**
 * By the number of cells. New ones of 4×4 and 5×5 are rated 29 to 31, of 6×6 30 to 41, of 7×7 31 to 47, and one
 * 124: what makes one harder is that several cages have to be seen together.
 */
const STEPS: Grading['steps'] = [33, 46, 120];
const GRADINGS: GradingBySize = [
  [25, { steps: STEPS, hardest: 'easy' }],
  [36, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: STEPS, hardest: 'hard' }],
];

export const kenken = defineFromText<KenkenParameters>(definition, {
  id: 'kenken',
  otherNames: ['Calcudoku', 'Mathdoku', 'Keen', 'Inshi no Heya'],
  group: 'numbers',
  published: 'in The Times',
  summary: 'Each row and column holds every digit once; cages say what their digits make.',
  help: () => import('./help.md?html'),
  exampleText,
  typedAfterDrawing: 'their results',
  complaints: kenkenComplaints,
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
  making: drawCages(({ size }) => rectangle(size, size)),
});
