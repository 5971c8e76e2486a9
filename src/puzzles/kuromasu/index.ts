import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { KuromasuParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { kuromasuMaking } from './making.ts';

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 144;

/**
 * Published ones are rated 21 to 124. New ones are at 24, at 40, where looking ahead helps, at 115 to
 * 125, where somebody has to suppose something, or beyond.
 */
const STEPS: Grading['steps'] = [30, 80, 125];

export const kuromasu = defineFromText<KuromasuParameters>(definition, {
  id: 'kuromasu',
  otherNames: ['Kurodoko', 'Range'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade cells so that each number sees as many blank ones as it says.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE ? 'A board of this size may take half a minute.' : undefined,
  making: kuromasuMaking,
});
