import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { SlitherlinkParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { slitherlinkMaking } from './making.ts';

const STEPS: Grading['steps'] = [60, 120, 160];

export const slitherlink = defineFromText<SlitherlinkParameters>(definition, {
  id: 'slitherlink',
  otherNames: ['Fences', 'Loop the Loop', 'Loopy', 'Takegaki'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Draw one loop along the dots; a number says how many sides of its cell it takes.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  making: slitherlinkMaking,
});
