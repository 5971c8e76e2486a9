import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { plantAll } from '#puzzle/plantAll.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** A tent beside each tree, none beside another; numbers count them (Léon Balmaekers, Breinbrekers, 1989). */
const definition = readOwnDefinition(rules);

/** The most cells of a board that is made. */
const MOST_CELLS = 900;

/**
 * New ones are rated 15 to 42, few 117. Four published ones, most of whose counts are not printed, are
 * at 39, 121, 122 and 216.
 */
const STEPS: Grading['steps'] = [30, 60, 119];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [120, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: STEPS, hardest: 'hard' }],
];

export const tents = defineFromText<TentsParameters>(definition, {
  id: 'tents',
  otherNames: ['Tents and Trees', 'Zeltlager', 'Camping'],
  group: 'objects',
  published: 'in puzzle magazines',
  summary: 'Pitch a tent beside each tree so that no two tents touch.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Tents', 'it would take minutes'),
  // All counts are printed, as in magazines.
  making: { plan: plantAll, cells: () => [], sparesSites: 'when asked' },
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
});

interface TentsParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}
