import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { MasyuParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { masyuMaking } from './making.ts';

const STEPS: Grading['steps'] = [60, 120, 160];

export const masyu = defineFromText<MasyuParameters>(definition, {
  id: 'masyu',
  otherNames: ['Mashu', 'Pearl', 'Pearls', 'Shiroshinju kuroshinju'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Draw one loop through all circles: straight through white ones, turning in black ones.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  making: masyuMaking,
});
