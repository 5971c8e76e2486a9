import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import { mosaicMaking } from './making.ts';
import type { MosaicParameters } from './making.ts';
import rules from './rules.txt?raw';

/** Numbers count the filled cells around them and in their own (Conceptis, "Fill-a-Pix"). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 225;

/** The most cells of a board that is made. */
const MOST_CELLS = 900;

/**
 * Published ones are rated 15, 16 and 210. New ones are at 11 to 15, at 38 to 41, where two numbers are
 * compared, at 72, or at 176 and more.
 */
const STEPS: Grading['steps'] = [30, 60, 120];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [36, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const mosaic = defineFromText<MosaicParameters>(definition, {
  id: 'mosaic',
  otherNames: ['Fill-a-Pix', 'Nampre', 'Mosaik'],
  group: 'shading',
  published: 'in puzzle magazines',
  summary: 'Fill cells as the numbers in and around them count.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Mosaics', 'it would take minutes'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: mosaicMaking,
});
