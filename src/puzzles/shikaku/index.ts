import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { ShikakuParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { shikakuMaking } from './making.ts';

/** The most cells of a board that is made. */
const MOST_CELLS = 576;

/** New ones are rated 18 to 32; four published ones 20, 22, 26 and 50. */
const STEPS: Grading['steps'] = [24, 40, 60];

export const shikaku = defineFromText<ShikakuParameters>(definition, {
  id: 'shikaku',
  otherNames: ['Divide by Squares', 'Rectangles', 'Cell Blocks', 'Shikaku ni Kire'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Divide the board into rectangles, each with one number that says its size.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Shikaku', 'it would take minutes'),
  grading: () => ({ steps: STEPS, hardest: 'medium' }),
  making: shikakuMaking,
});
