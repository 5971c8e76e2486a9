import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import { shakashakaMaking } from './making.ts';
import type { ShakashakaParameters } from './making.ts';
import rules from './rules.txt?raw';

/** Triangles leave rectangles white, and numbers count them (Nikoli, 2008). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while, or longer. */
const SLOWLY_MADE = 225;
const LONG_IN_MAKING = 484;

/** The most cells of a board that is made. */
const MOST_CELLS = 900;

/**
 * Published ones are rated 30, 30, 120 and 124. New ones are at 29 to 36, at 42 to 47, where looking ahead
 * helps, or at 117 to 126, where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [38, 60, 121];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [49, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const shakashaka = defineFromText<ShakashakaParameters>(definition, {
  id: 'shakashaka',
  otherNames: ['Proof of Quilt'],
  group: 'objects',
  published: 'in Nikoli magazines',
  summary: 'Put triangles into cells so that all that stays white are rectangles.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Shakashaka', 'it would take minutes'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking({ width, height }) {
    const cells = width * height;
    if (cells < SLOWLY_MADE) return undefined;
    return `A board of this size may take ${cells < LONG_IN_MAKING ? 'half a minute' : 'two minutes'}.`;
  },
  making: shakashakaMaking,
});
