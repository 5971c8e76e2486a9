import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gridOf } from '#definition/compile.ts';
import { readCharacters, slotCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { success } from '#puzzle/result.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/**
 * Each hexagon has 1 to 6, and the two cells at a boundary are equal (SMT puzzles, "Number
 * Workout"). The published rules list the first cell of each pair in both hexagons; here a hexagon
 * lists its own six, which is equivalent once the pairs are equal.
 */
const definition = readOwnDefinition(rules);

/** Lines of 3, 9 (eight times) and 3 characters: the picture's reading rows. */
const form = {
  lengths: gridOf(definition)({}).rows.map((row) => row.length),
  open: '0._',
  characters: slotCharacters(digits(1, 6)),
};

/**
 * A published one is rated 25, for hidden singles and sums; chains are hard, suppositions fiendish.
 */
const GRADING: Grading = { steps: [30, 60, 110], hardest: 'fiendish' };

export const numberWorkout = defineFromText(definition, {
  id: 'number-workout',
  otherNames: [],
  group: 'numbers',
  published: 'in the Daily Mail Weekend',
  summary: 'Thirteen hexagons of 1 to 6 that agree wherever they touch.',
  help: () => import('./help.md?html'),
  exampleText,
  text: {
    read({ lines }) {
      const givens = readCharacters(form, lines);
      return givens.ok ? success({ parameters: {}, givens: givens.value }) : givens;
    },
    write: ({ givens }) => writeCharacters(form, givens),
  },
  grading: () => GRADING,
});
