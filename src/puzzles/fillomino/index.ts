import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { FillominoParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { fillominoMaking } from './making.ts';

/** From so many cells on, making takes longer than somebody waits without being told. */
const SLOWLY_MADE = 49;
/** The most cells of a board that is made. */
const MOST_CELLS = 81;

/**
 * New ones of five to eight a side are rated 25 to 70 where every step has a name, and 170 and more where one
 * does not; published ones alike.
 */
const STEPS: Grading['steps'] = [30, 45, 100];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [24, { steps: STEPS, hardest: 'easy' }],
  [48, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: STEPS, hardest: 'hard' }],
];

export const fillomino = defineFromText<FillominoParameters>(definition, {
  id: 'fillomino',
  otherNames: ['Polyominous', 'Allied Occupation', 'Filling'],
  group: 'regions',
  published: 'in Nikoli magazines',
  summary: 'Fill the board with groups of equal numbers, each as large as its number.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'A wide one, from the tests of noqx',
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Fillominos', 'it would take minutes'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: fillominoMaking,
});
