import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { MasyuParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { masyuMaking } from './making.ts';

/** From so many cells on, making takes longer than somebody waits without being told. */
const SLOWLY_MADE = 196;
/** The most cells of a board that is made. */
const MOST_CELLS = 225;

/**
 * Thirty published ones of five to thirteen a side are rated 40 to 60, 80, 122 to 127, 128 to 136, and 179
 * to 204: from 110 on, somebody has to suppose something, and from 160 on more than one thing at once.
 */
const STEPS: Grading['steps'] = [65, 128, 160];

export const masyu = defineFromText<MasyuParameters>(definition, {
  id: 'masyu',
  otherNames: ['Mashu', 'Pearl', 'Pearls', 'Shiroshinju kuroshinju'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Draw one loop through all circles: straight through white ones, turning in black ones.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'A contest by Code Breaker, six by six',
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Masyu', 'it would take minutes'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: masyuMaking,
});
