import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import exampleText from './examples.txt?raw';
import { LAMP, litCells } from './light.ts';
import type { AkariParameters } from './light.ts';
import { akariMaking } from './making.ts';
import rules from './rules.txt?raw';

/** Lamps light their rows and columns up to black cells; all cells are lit, no lamp is (Nikoli, 2001). */
const definition = readOwnDefinition(rules);

/**
 * Ten published ones are rated 28 to 127, and one 194. New ones are at 27 to 42, or at 116 to 124, where
 * somebody has to suppose something.
 */
const STEPS: Grading['steps'] = [35, 80, 121];

/** From so many cells on, it takes a while: of 24×24 about half a minute, of 40×40 more than one. */
const SLOWLY_MADE = 500;

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [49, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const akari = defineFromText<AkariParameters>(definition, {
  id: 'akari',
  otherNames: ['Light Up', 'Bijutsukan'],
  group: 'objects',
  published: 'in Nikoli magazines',
  summary: 'Place lamps so that every cell is lit, and no lamp lights another.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE
      ? 'A board of this size takes half a minute or more, and may fail.'
      : undefined,
  making: akariMaking,
  parts(puzzle, values) {
    const lit = litCells(puzzle, values);
    return values.map((value, cell) =>
      value !== LAMP && puzzle.givens[cell] === undefined && lit.has(cell) ? 'lit' : undefined,
    );
  },
});
