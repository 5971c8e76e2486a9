import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** Runs of shaded cells around clues, all shaded cells connected (Serkan Yürekli, 2007). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 400;

/** The most cells of a board that is made. */
const MOST_CELLS = 900;

/**
 * Published ones are rated 18, 20, 116, 136 and 178. New ones are at 20 to 26, at 38 to 45, at 118 to 136,
 * or at 181 and more.
 */
const STEPS: Grading['steps'] = [32, 100, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [36, { steps: STEPS, hardest: 'medium' }],
  [80, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

interface TapaParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const tapa = defineFromText<TapaParameters>(definition, {
  id: 'tapa',
  otherNames: [],
  group: 'shading',
  published: 'at puzzle championships',
  summary: 'Shade a connected wall whose runs around each clue are as long as its numbers.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Tapa', 'it would take minutes'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
});
