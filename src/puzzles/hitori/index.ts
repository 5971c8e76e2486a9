import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { HitoriParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { hitoriMaking } from './making.ts';

/** The most cells of a board that is made. */
const MOST_CELLS = 900;

/** Two published ones are rated 121 and 124. New ones are at 39 to 43, or at 117 to 121, where somebody has to suppose something. */
const STEPS: Grading['steps'] = [43, 80, 122];

export const hitori = defineFromText<HitoriParameters>(definition, {
  id: 'hitori',
  otherNames: ['Singles'],
  group: 'shading',
  published: 'in The Guardian',
  summary: 'Shade numbers until none stands twice in a line; the others stay connected.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Hitori', 'it would take minutes'),
  grading: () => ({ steps: STEPS, hardest: 'hard' }),
  making: hitoriMaking,
});
