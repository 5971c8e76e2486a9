import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { MagnetsParameters } from './board.ts';
import { magnetsComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { magnetsMaking } from './making.ts';

/**
 * The easy ones of Simon Tatham's generator are rated 26 to 29, a few 69 to 114. New ones are at 27 to 44, at
 * 64 to 79, at 115 to 135, or at 180 and more.
 */
const STEPS: Grading['steps'] = [50, 100, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [24, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

/** From so many cells on, those that are to be easy or medium are slow to make. */
const SLOWLY_MADE = 81;

export const magnets = defineFromText<MagnetsParameters>(definition, {
  id: 'magnets',
  otherNames: ['Magnetplatten'],
  group: 'objects',
  published: 'in puzzle magazines',
  summary: 'Lay magnets into dominoes so that equal poles never meet and each line has its poles.',
  help: () => import('./help.md?html'),
  exampleText,
  complaints: magnetsComplaints,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE
      ? 'One that is to be easy or medium may take half a minute, or come out harder.'
      : undefined,
  making: magnetsMaking,
});
