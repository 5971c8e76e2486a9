import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { ShimaguniParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { shimaguniMaking } from './making.ts';

/** The most cells of a board that is made: of 10×10, none came in 50 seconds. */
const MOST_CELLS = 64;
/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 49;

/**
 * New ones of 8×8 are rated 40 to 44, 116 to 121, where somebody looks ahead, 187 to 194, or 211 to 231,
 * where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [60, 125, 200];

export const shimaguni = defineFromText<ShimaguniParameters>(definition, {
  id: 'shimaguni',
  otherNames: ['Islands'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade one island in each region; islands never meet, and neighbours differ in size.',
  help: () => import('./help.md?html'),
  exampleText,
  typedAfterDrawing: 'their numbers',
  drawnAlone: true,
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Shimaguni', 'too few come out with one solution'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: shimaguniMaking,
});
