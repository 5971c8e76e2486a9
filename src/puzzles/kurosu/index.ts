import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { cycle } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { kurosuPhoto } from './photo.ts';
import { kurosuClaims, kurosuComplaints, kurosuGrid, O, SIZES, X } from './rules.ts';
import type { KurosuParameters } from './rules.ts';
import { kurosuText, NO_TWO_ALIKE } from './text.ts';

/** Clicking cycles open, X, O; 1 and 0, as first published, can be typed as well. */
const slot = cycle([
  { value: X, symbol: 'X', keys: ['x', '1'] },
  { value: O, symbol: 'O', keys: ['o', '0'] },
]);

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

export const kurosu = definePuzzle({
  id: 'kurosu',
  name: 'Kurosu',
  otherNames: ['Binairo', 'Takuzu', 'Unruly'],
  group: 'shading',
  published: 'in the Daily Mail',
  summary: 'Half O, half X in every line, never three alike in a row.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'An easy Kurosu',
  parameters: {
    width: { kind: 'size', label: 'Width', choices: SIZES, standard: 6 },
    height: { kind: 'size', label: 'Height', choices: SIZES, standard: 6 },
    noTwoAlike: { kind: 'option', label: 'No two lines alike', option: NO_TWO_ALIKE },
  },
  text: kurosuText,
  grid: kurosuGrid,
  slot: () => slot,
  beforeMaking: ({ width, height, noTwoAlike }) =>
    noTwoAlike && Math.max(width, height) > QUICKLY_MADE
      ? 'With no two lines alike, this size takes half a minute and more, and may fail.'
      : undefined,
  complaints: kurosuComplaints,
  claims: ({ parameters }, setting) => kurosuClaims(parameters, setting),
  grading,
  photo: kurosuPhoto,
});
