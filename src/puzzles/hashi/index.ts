import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { HashiParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { hashiMaking } from './making.ts';

/**
 * Of five published ones, one is rated 13, the others 123 and 176 to 186. New ones are at 13 to 14, at 38, or at 117
 * to 119, where somebody has to suppose something.
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
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  making: hashiMaking,
});
