import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { SumsParameters } from './board.ts';
import { sumsComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { sumsMaking } from './making.ts';
import { sumsText } from './text.ts';

/** Published ones are rated 35 to 40, for runs of single lines; few new ones are harder than 45. */
const GRADING: Grading = { steps: [38, 41, 70], hardest: 'hard' };
/** All with nine cells are easy. */
const SMALLEST: Grading = { ...GRADING, hardest: 'easy' };

/** The largest sizes that are made in seconds: with digits up to five, and with more. */
const QUICKLY_MADE = { fewDigits: 7, manyDigits: 6 };
const FEW_DIGITS = 5;
/** From this size on, with many digits, only some of the grades are reached in seconds. */
const CHOOSY = 6;

/** Six tries to make one of 10×10 with digits to 9 all failed. */
const whyNotMade = ({ size, digits: largest, exact }: SumsParameters): string | undefined =>
  size === 10 && largest === 9 && !exact
    ? 'Off-by-one Sums of 10×10 with digits to 9 are not made here: their sums leave too much open.'
    : undefined;

function beforeMaking({ size, digits: largest }: SumsParameters): string | undefined {
  const isMany = largest > FEW_DIGITS;
  if (size > (isMany ? QUICKLY_MADE.manyDigits : QUICKLY_MADE.fewDigits)) {
    return 'A board of this size takes half a minute and more, and may fail.';
  }
  return isMany && size >= CHOOSY
    ? 'With so many digits, one of a chosen difficulty may take half a minute, or come out otherwise.'
    : undefined;
}

export const offByOneSums = defineFromText<SumsParameters>(definition, {
  id: 'off-by-one-sums',
  otherNames: ['Logelei', 'Japanese Sums'],
  group: 'numbers',
  published: 'in the ZEITmagazin',
  summary: 'Digits and empty cells; the sums in the margin are all wrong by exactly one.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'Five by five, with a column that stays empty',
  text: sumsText,
  complaints: sumsComplaints,
  grading: ({ size }) => (size === 3 ? SMALLEST : GRADING),
  whyNotMade,
  beforeMaking,
  making: sumsMaking,
});
