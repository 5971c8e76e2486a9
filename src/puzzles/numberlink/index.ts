import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { NumberlinkParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { numberlinkMaking } from './making.ts';

/** From so many cells on, making takes longer than somebody waits without being told. */
const SLOWLY_MADE = 49;
/** The most cells of a board that is made. */
const MOST_CELLS = 100;

/**
 * New ones of five to eight a side are rated 23 to 26, 75 to 98, 122 to 124, or 223; published ones, and most new ones of
 * ten a side, 180 and more, since they are settled by what all lines leave to each other.
 */
const STEPS: Grading['steps'] = [40, 110, 150];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [30, { steps: STEPS, hardest: 'easy' }],
  [48, { steps: STEPS, hardest: 'medium' }],
  [64, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const numberlink = defineFromText<NumberlinkParameters>(definition, {
  id: 'numberlink',
  otherNames: ['Number Link', 'Arukone', 'Flow'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Join each two equal numbers by a line; lines never meet.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Numberlinks', 'it would take minutes'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: numberlinkMaking,
});
