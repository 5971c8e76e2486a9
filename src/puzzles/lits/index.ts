import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { LitsParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { litsMaking } from './making.ts';

/** The most cells of a board that is made: none of 10×10 came in a minute. */
const MOST_CELLS = 64;
/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 49;

/** Published ones are rated 40, 43, 127 and 218; new ones 28 to 75, 118 to 124 and 180 to 208. */
const STEPS: Grading['steps'] = [45, 90, 130];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'fiendish' }]];

export const lits = defineFromText<LitsParameters>(definition, {
  id: 'lits',
  otherNames: ['Nuruomino'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade a tetromino in each region, so that all are connected and no equal ones meet.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade: ({ width, height }) =>
    width * height > MOST_CELLS
      ? `LITS with more than ${MOST_CELLS} cells are not made here: too few of them come out with one solution.`
      : undefined,
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE ? 'A board of this size may take a minute.' : undefined,
  making: litsMaking,
});
