import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { YajilinParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { yajilinMaking } from './making.ts';

/**
 * Published ones of five to ten a side are rated 39 to 47, or 186 to 212. New ones are at 17 to 46, at 125 to
 * 129, or at 203: beyond the first of these, somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [65, 128, 160];

export const yajilin = defineFromText<YajilinParameters>(definition, {
  id: 'yajilin',
  otherNames: ['Yajirin', 'Arrow Ring', 'Straight and Arrow'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary:
    'Draw one loop through all cells but those that arrows count, which are never neighbours.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  making: yajilinMaking,
});
