import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** Each letter once in every row and column; letters in the margin are seen first from there. */
const definition = readOwnDefinition(rules);

interface EasyAsAbcParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column. */
  readonly size: number;
  readonly letters: number;
}

/**
 * Four published ones are rated 40, 76, 116 and 213. New ones are at 39 to 48, at 77 to 96, or beyond 115,
 * where somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [45, 100, 121];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [25, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const easyAsAbc = defineFromText<EasyAsAbcParameters>(definition, {
  id: 'easy-as-abc',
  otherNames: ['ABC End View', 'ABC Box'],
  group: 'numbers',
  published: 'in puzzle magazines',
  summary: 'Each line holds every letter once; letters at its ends are seen first from there.',
  help: () => import('./help.md?html'),
  exampleText,
  complaints: ({ parameters: { size, letters } }) =>
    letters > size
      ? [
          {
            sentence: `Each row needs ${letters} letters, and has ${size} cells`,
            cells: [],
            sites: [],
          },
        ]
      : [],
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
});
