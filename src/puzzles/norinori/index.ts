import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { NorinoriParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { norinoriMaking } from './making.ts';

/** The most cells of a board that is made: of 12×12, none came in two minutes. */
const MOST_CELLS = 100;
/** None of 3×3 came out with one solution. */
const LEAST_CELLS = 16;
/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 81;

/**
 * Published ones are rated 28 to 73, and one 185. New ones are at 30, at 40, where looking ahead
 * helps, or beyond 110, where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [35, 80, 125];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [25, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

function whyNotMade({ width, height }: NorinoriParameters): string | undefined {
  if (width * height < LEAST_CELLS) return 'Norinori of so few cells are not made here.';
  return width * height > MOST_CELLS
    ? 'Norinori with more than 100 cells are not made here: too few of them come out with one solution.'
    : undefined;
}

export const norinori = defineFromText<NorinoriParameters>(definition, {
  id: 'norinori',
  otherNames: [],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade two cells of each region, so that all shaded cells are dominoes.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade,
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: norinoriMaking,
});
