import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** Numbers count the diagonals at corners, which form no closed ring (Nikoli, "Gokigen Naname"). */
const definition = readOwnDefinition(rules);

export interface SlantParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 196;

/** The most cells of a board that is made. */
const MOST_CELLS = 576;

/**
 * Published ones are rated 18, 118 and 124. New ones are at 21, at 40 to 47, where looking ahead helps,
 * at 75, or at 118 and more, where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [35, 70, 121];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [25, { steps: STEPS, hardest: 'medium' }],
  [49, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const slant = defineFromText<SlantParameters>(definition, {
  id: 'slant',
  otherNames: ['Gokigen Naname'],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Draw a diagonal into each cell, as the numbers count them, without a closed ring.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Slants', 'it would take minutes'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  // More numbers than it takes make it easier.
  making: { sparesSites: 'by grade' },
});
