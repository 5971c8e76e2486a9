import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { SlitherlinkParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { slitherlinkMaking } from './making.ts';

/** From so many cells on, making takes longer than somebody waits without being told. */
const SLOWLY_MADE = 196;
/** The most cells of a board that is made. */
const MOST_CELLS = 225;

/**
 * Thirty published ones of four to ten a side are rated 25 to 57, 73 to 126, 127 to 139, and 183 to 204: from
 * 110 on, somebody has to suppose something, and from 160 on more than one thing at once.
 */
const STEPS: Grading['steps'] = [65, 127, 160];

export const slitherlink = defineFromText<SlitherlinkParameters>(definition, {
  id: 'slitherlink',
  otherNames: ['Fences', 'Loop the Loop', 'Loopy', 'Takegaki'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Draw one loop along the dots; a number says how many sides of its cell it takes.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Slitherlink', 'it would take minutes'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: slitherlinkMaking,
});
