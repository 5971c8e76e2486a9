import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { SuguruParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { suguruPhoto } from './photo.ts';
import { suguruText } from './text.ts';

/**
 * A published one is rated 21, for region singles; touching regions are medium, pairs, wings and
 * chains hard. Few new small ones are harder, many large ones are.
 */
const STEPS: Grading['steps'] = [25, 38, 110];

/** By the number of cells; a fiendish one of 15×15 takes longer than anybody waits. */
const GRADINGS: GradingBySize = [
  [9, { steps: STEPS, hardest: 'medium' }],
  [36, { steps: STEPS, hardest: 'hard' }],
  [144, { steps: STEPS, hardest: 'fiendish' }],
  [Infinity, { steps: STEPS, hardest: 'hard' }],
];

const grading = ({ width, height }: SuguruParameters): Grading =>
  gradingFor(GRADINGS, width * height);

export const suguru = defineFromText<SuguruParameters>(definition, {
  id: 'suguru',
  otherNames: ['Tectonic', 'Number Blocks'],
  group: 'regions',
  published: 'in the Daily Mail',
  summary: 'Each region holds 1 up to its size; equal digits never touch, not even at corners.',
  help: () => import('./help.md?html'),
  exampleText,
  text: suguruText,
  typedAfterDrawing: 'the numbers',
  grading,
  photo: suguruPhoto,
});
