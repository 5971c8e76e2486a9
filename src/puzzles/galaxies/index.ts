import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { GalaxiesParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { galaxiesMaking } from './making.ts';

/** From so many cells on, making takes longer than somebody waits without being told. */
const SLOWLY_MADE = 144;
/** The most cells of a board that is made. */
const MOST_CELLS = 225;

/**
 * New ones are rated 19 to 26 up to eight a side, 21 to 41 with ten, and 23 to 91 with twelve; six published ones of
 * five to thirteen a side 19 to 33.
 */
const STEPS: Grading['steps'] = [25, 40, 80];
/** Of large boards, on which more has to be looked at. */
const LARGE_STEPS: Grading['steps'] = [30, 60, 100];

/** By the number of cells: those that take more than the first steps hardly come about on small boards. */
const GRADINGS: GradingBySize = [
  [99, { steps: STEPS, hardest: 'easy' }],
  [143, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: LARGE_STEPS, hardest: 'medium' }],
];

export const galaxies = defineFromText<GalaxiesParameters>(definition, {
  id: 'galaxies',
  otherNames: ['Spiral Galaxies', 'Tentai Show', 'Tentaisho'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Divide the board into areas that half a turn about their dot takes to themselves.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Galaxies', 'it takes too long'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: galaxiesMaking,
});
