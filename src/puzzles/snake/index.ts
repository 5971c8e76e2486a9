import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import { snakeMaking } from './making.ts';
import type { SnakeParameters } from './making.ts';
import rules from './rules.txt?raw';

/** A snake one cell wide that never touches itself (World Puzzle Championships). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 289;

/**
 * New ones are rated 14 to 18, 38 to 41, or 117 to 213 where somebody has to suppose something; published ones, with
 * few counts, 18 to 200.
 */
const STEPS: Grading['steps'] = [30, 110, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'hard' }]];

export const snake = defineFromText<SnakeParameters>(definition, {
  id: 'snake',
  otherNames: ['Tunnels', 'Schlange'],
  group: 'shading',
  published: 'at puzzle championships',
  summary: 'Shade a snake that never touches itself, by the counts of rows and columns.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: snakeMaking,
  parts: ({ givens }) => givens.map((given) => (given === undefined ? undefined : 'shaded')),
});
