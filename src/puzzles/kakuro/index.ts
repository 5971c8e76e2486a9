import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { kakuroMaking } from './making.ts';
import { kakuroClaims, kakuroComplaints, kakuroSites } from './rules.ts';
import { kakuroGrid, LEAST_SIDE, MOST_SIDE, NINE } from './runs.ts';
import type { KakuroParameters } from './runs.ts';
import { kakuroText } from './text.ts';

const SIDES = Array.from({ length: MOST_SIDE - LEAST_SIDE + 1 }, (_, at) => LEAST_SIDE + at);

/**
 * By the number of cells. None have been rated; about a third of the new ones are easy, and the
 * higher grades begin where only longer arguments help: 40 of 8×8, 16 each of 5×5 and 6×6, 12 of
 * 4×4.
 */
const GRADINGS: GradingBySize = [
  [16, { steps: [28, 30, 130], hardest: 'medium' }],
  [36, { steps: [32, 35, 130], hardest: 'hard' }],
  [Infinity, { steps: [33, 45, 115], hardest: 'fiendish' }],
];

/**
 * The most cells of a board that is made in seconds: 24 of 25 of 8×8 took less than ten. Of 13×13, two easy
 * ones of three took longer than 30.
 */
const QUICKLY_MADE = 120;

function whyNotMade({ width, height }: KakuroParameters): string | undefined {
  // A black square there would isolate a cell, or divide the white cells if its whole line is
  // black.
  if (Math.min(width, height) === LEAST_SIDE && Math.max(width, height) > NINE)
    return 'None is made so narrow and so long: the line in the middle has more cells than there are digits.';
  return undefined;
}

function beforeMaking({ width, height }: KakuroParameters): string | undefined {
  return width * height > QUICKLY_MADE
    ? 'A board of this size takes half a minute; the largest, or an easy one, a minute or more.'
    : undefined;
}

export const kakuro = definePuzzle({
  id: 'kakuro',
  name: 'Kakuro',
  otherNames: ['Cross Sums', 'Kakkuro'],
  group: 'numbers',
  published: 'in The Guardian',
  summary: 'A crossword of digits: each run adds up to its clue, without repeats.',
  help: () => import('./help.md?html'),
  exampleText,
  parameters: {
    width: { kind: 'size', label: 'Width', choices: SIDES, standard: 8 },
    height: { kind: 'size', label: 'Height', choices: SIDES, standard: 8 },
  },
  text: kakuroText,
  grid: kakuroGrid,
  slot: () => digits(1, NINE),
  givenCells: false,
  blackCells: true,
  typedAfterDrawing: 'the sums',
  sites: kakuroSites,
  claims: kakuroClaims,
  complaints: kakuroComplaints,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade,
  beforeMaking,
  making: kakuroMaking,
});
