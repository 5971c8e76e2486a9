import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** Numbers count the shaded cells around corners; blank cells stay connected (Nikoli, "Creek"). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 144;

/** The most cells of a board that is made. */
const MOST_CELLS = 576;

/**
 * Published ones are rated 43 and 118 to 220. New ones are at 12 to 42, at 46 and 76, where one looks
 * ahead further, or at 117 and more, where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [45, 90, 125];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [81, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

interface CreekParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const creek = defineFromText<CreekParameters>(definition, {
  id: 'creek',
  otherNames: [],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade cells as the numbers at corners count them, and keep the others connected.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Creeks', 'it would take minutes'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  // More numbers than it takes make it easier.
  making: { sparesSites: 'by grade' },
});
