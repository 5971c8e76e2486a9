import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { HashiParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { hashiMaking } from './making.ts';

/** The most cells of a board that is made. */
const MOST_CELLS = 900;

/**
 * Of five published ones, one is rated 13, the others 123 and 176 to 186. New ones are at 12 to 14, at 38 to 42, at
 * 76, or at 114 to 125, where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [20, 60, 150];

export const hashi = defineFromText<HashiParameters>(definition, {
  id: 'hashi',
  otherNames: ['Hashiwokakero', 'Bridges', 'Chopsticks'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Join all islands by bridges that do not cross, as many at each as its number.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Hashi', 'it would take minutes'),
  // Harder ones were printed; none was made.
  grading: () => ({ steps: STEPS, hardest: 'hard' }),
  making: hashiMaking,
});
