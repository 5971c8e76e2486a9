import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import exampleText from './examples.txt?raw';
import { aquariumMaking } from './making.ts';
import type { AquariumParameters } from './making.ts';
import rules from './rules.txt?raw';

/** Water fills each region up to a level; counts of rows and columns ("Aquarium"). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 289;

/**
 * New ones are rated 13 to 15, 38 to 40, or 114 to 224 where somebody has to suppose something; published ones, which
 * are small, 39.
 */
const STEPS: Grading['steps'] = [45, 117, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'fiendish' }]];

export const aquarium = defineFromText<AquariumParameters>(definition, {
  id: 'aquarium',
  otherNames: ['Water Fun'],
  group: 'shading',
  published: 'on puzzle sites',
  summary: 'Fill the regions with water, each up to a level, by the counts of rows and columns.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE ? 'A board of this size may take a minute.' : undefined,
  making: aquariumMaking,
});
