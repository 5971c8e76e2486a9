import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** Numbers count the blank cells that they see up to the next shaded one (Nikoli, "Kurodoko", 1991). */
const definition = readOwnDefinition(rules);

/** The most cells of a board that is made. */
const MOST_CELLS = 900;

/**
 * New ones are rated 21 and 74, or 121 to 234 where the fewest numbers are printed; published ones 19, 120, 123
 * and 201.
 */
const STEPS: Grading['steps'] = [40, 110, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'fiendish' }]];

interface KuromasuParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const kuromasu = defineFromText<KuromasuParameters>(definition, {
  id: 'kuromasu',
  otherNames: ['Kurodoko', 'Range', 'Where is Black Cells'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade cells so that each number sees as many blank ones, and these stay connected.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Kuromasu', 'it would take minutes'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
});
