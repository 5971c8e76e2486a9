import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { KurosuParameters } from './board.ts';
import { kurosuComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { kurosuPhoto } from './photo.ts';
import { kurosuText } from './text.ts';

/** The longest side of a board with no two lines alike that is made in seconds. */
const QUICKLY_MADE = 20;

/**
 * Pairs, sandwiches and full lines are easy, like the levels trivial and easy of Simon Tatham's
 * Unruly; looking ahead is medium, like its normal; chains are hard.
 */
const STEPS: Grading['steps'] = [25, 50, 130];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [16, { steps: STEPS, hardest: 'easy' }],
  [36, { steps: STEPS, hardest: 'medium' }],
  [64, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

const grading = ({ width, height }: KurosuParameters): Grading =>
  gradingFor(GRADINGS, width * height);

export const kurosu = defineFromText<KurosuParameters>(definition, {
  id: 'kurosu',
  otherNames: ['Binairo', 'Takuzu', 'Unruly'],
  group: 'shading',
  published: 'in the Daily Mail',
  summary: 'Half O, half X in every line, never three alike in a row.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'An easy Kurosu',
  text: kurosuText,
  beforeMaking: ({ width, height, noTwoAlike }) =>
    noTwoAlike && Math.max(width, height) > QUICKLY_MADE
      ? 'With no two lines alike, this size takes half a minute and more, and may fail.'
      : undefined,
  complaints: kurosuComplaints,
  grading,
  photo: kurosuPhoto,
});
