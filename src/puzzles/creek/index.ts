import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** Numbers count the shaded cells around corners; blank cells stay connected (Nikoli, "Creek"). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 144;

/**
 * Published ones are rated 43 and 118 to 220. New ones are at 12 to 42, at 46 and 76, where one looks
 * ahead further, or at 117 and more, where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [45, 90, 125];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [49, { steps: STEPS, hardest: 'medium' }],
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
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE ? 'A board of this size may take half a minute.' : undefined,
  // More numbers than it takes make it easier.
  making: { sparesSites: 'by grade' },
});
