import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { RippleParameters } from './board.ts';
import exampleText from './examples.txt?raw';

/** The most cells of a board that is made. */
const MOST_CELLS = 576;

/**
 * Published ones of five and six a side are rated 18 to 34, ten by ten 44 and 73. Of new ones a third
 * needs single positions only, a third looks ahead, the rest needs chains.
 */
const STEPS: Grading['steps'] = [36, 79, 130];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [25, { steps: STEPS, hardest: 'medium' }],
  [36, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const rippleEffect = defineFromText<RippleParameters>(definition, {
  id: 'ripple-effect',
  otherNames: ['Hakyuu', 'Hakyuu Koka'],
  group: 'regions',
  published: 'in Nikoli magazines',
  summary: 'Each region holds 1 up to its size; equal numbers in a line keep their distance.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Ripple Effects', 'it would take minutes'),
  typedAfterDrawing: 'the numbers',
  drawnAlone: true,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
});
