import { readCharacters, slotCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { success } from '#puzzle/result.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { numberWorkoutClaims, stack } from './rules.ts';

const slot = digits(1, 6);

/** Lines of 3, 9 (eight times) and 3 characters: the picture's reading rows. */
const form = {
  lengths: stack.rows.map((row) => row.length),
  open: '0._',
  characters: slotCharacters(slot),
};

/**
 * A published one is rated 25, for hidden singles and sums; chains are hard, suppositions fiendish.
 */
const GRADING: Grading = { steps: [30, 60, 110], hardest: 'fiendish' };

export const numberWorkout = definePuzzle({
  id: 'number-workout',
  name: 'Number Workout',
  otherNames: [],
  group: 'numbers',
  published: 'in the Daily Mail Weekend',
  summary: 'Thirteen hexagons of 1 to 6 that agree wherever they touch.',
  help: () => import('./help.md?html'),
  exampleText,
  parameters: {},
  text: {
    read({ lines }) {
      const givens = readCharacters(form, lines);
      return givens.ok ? success({ parameters: {}, givens: givens.value }) : givens;
    },
    write: ({ givens }) => writeCharacters(form, givens),
  },
  grid: () => stack,
  slot: () => slot,
  claims: (_, setting) => numberWorkoutClaims(setting),
  pairs: () => stack.pairs,
  grading: () => GRADING,
});
