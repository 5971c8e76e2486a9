import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { YajilinParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { yajilinMaking } from './making.ts';

/** From so many cells on, making takes longer than somebody waits without being told. */
const SLOWLY_MADE = 110;
/** The most cells of a board that is made. */
const MOST_CELLS = 144;

/**
 * Published ones of five to ten a side are rated 39 to 47, or 186 to 212. New ones are at 17 to 46, at 125 to
 * 129, or at 203: beyond the first of these, somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [65, 128, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [25, { steps: STEPS, hardest: 'easy' }],
  [36, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const yajilin = defineFromText<YajilinParameters>(definition, {
  id: 'yajilin',
  otherNames: ['Yajirin', 'Arrow Ring', 'Straight and Arrow'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary:
    'Draw one loop through all cells but those that arrows count, which are never neighbours.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Yajilin', 'it would take minutes'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: yajilinMaking,
});
