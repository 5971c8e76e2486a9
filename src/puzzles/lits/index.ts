import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { LitsParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { litsMaking } from './making.ts';

/** The most cells of a board that is made: of larger ones, too few come out with one solution. */
const MOST_CELLS = 100;

/** From so many cells on, it takes a while: 10×10 took ten seconds, or up to forty. */
const SLOWLY_MADE = 81;

/** New ones are rated 41 to 46, 73 and 74, 121 to 125, or 179 to 213. */
const STEPS: Grading['steps'] = [60, 100, 150];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'fiendish' }]];

export const lits = defineFromText<LitsParameters>(definition, {
  id: 'lits',
  otherNames: ['Nuruomino', 'Tetromino'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade a tetromino in each region, so that equal ones never meet and all are connected.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  whyNotMade: notMadeAbove(MOST_CELLS, 'LITS', 'too few come out with one solution'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: litsMaking,
});
