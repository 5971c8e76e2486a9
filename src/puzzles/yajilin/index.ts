import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { YajilinParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { yajilinMaking } from './making.ts';

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
