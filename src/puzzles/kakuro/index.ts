import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definition, LEAST_SIDE, NINE } from './board.ts';
import type { KakuroParameters } from './board.ts';
import { kakuroComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { kakuroMaking } from './making.ts';
import { kakuroText } from './text.ts';

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

export const kakuro = defineFromText<KakuroParameters>(definition, {
  id: 'kakuro',
  otherNames: ['Cross Sums', 'Kakkuro'],
  group: 'numbers',
  published: 'in The Guardian',
  summary: 'A crossword of digits: each run adds up to its clue, without repeats.',
  help: () => import('./help.md?html'),
  exampleText,
  text: kakuroText,
  typedAfterDrawing: 'the sums',
  complaints: kakuroComplaints,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade,
  beforeMaking,
  making: kakuroMaking,
});
