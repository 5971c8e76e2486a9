import type { Grading } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import type { Choice } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { sumsMaking } from './making.ts';
import type { SumsParameters } from './rules.ts';
import { DIGITS, EMPTY, SIZES, sumsClaims, sumsComplaints, sumsGrid, sumsSites } from './rules.ts';
import { EXACT, sumsText } from './text.ts';

/** An empty cell is shown as a dash, which cannot be confused with a digit. */
const empty: Choice = {
  value: EMPTY,
  symbol: '–',
  name: 'empty',
  leftOpen: true,
  keys: ['0', '-', ' '],
};

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

export const offByOneSums = definePuzzle({
  id: 'off-by-one-sums',
  name: 'Off-by-one Sums',
  otherNames: ['Logelei', 'Japanese Sums'],
  group: 'numbers',
  published: 'in the ZEITmagazin',
  summary: 'Digits and empty cells; the sums in the margin are all wrong by exactly one.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'Five by five, with a column that stays empty',
  parameters: {
    size: { kind: 'size', label: 'Size', choices: SIZES, standard: 6 },
    digits: { kind: 'size', label: 'Largest digit', choices: DIGITS, standard: 5 },
    exact: { kind: 'option', label: 'Exact sums (Japanese sums)', option: EXACT },
  },
  text: sumsText,
  grid: ({ size }) => sumsGrid(size),
  slot: (parameters) => ({
    gesture: 'type',
    choices: [empty, ...digits(1, parameters.digits).choices],
  }),
  givenCells: false,
  sites: ({ parameters }) => sumsSites(parameters),
  claims: sumsClaims,
  complaints: sumsComplaints,
  grading: ({ size }) => (size === 3 ? SMALLEST : GRADING),
  whyNotMade,
  beforeMaking,
  making: sumsMaking,
});
