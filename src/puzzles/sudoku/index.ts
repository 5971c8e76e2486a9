import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { SudokuParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { sudokuPhoto } from './photo.ts';
import { sudokuText } from './text.ts';

/**
 * The boundaries between the four classes of a puzzle bank (see SOURCES.md): easy needs only hidden
 * singles, hard begins where naked singles are not enough, fiendish with wings and chains.
 */
const STEPS: Grading['steps'] = [26, 37, 63];

/**
 * With boxes of 3×2 the range is narrower: half of the new ones are below 21, few above 30. All of
 * 4×4 are easy.
 */
function grading({ size }: { readonly size: number }): Grading {
  if (size === 4) return { steps: STEPS, hardest: 'easy' };
  if (size === 6) return { steps: [21, 30, 63], hardest: 'hard' };
  return { steps: STEPS, hardest: 'fiendish' };
}

export const sudoku = defineFromText<SudokuParameters>(definition, {
  id: 'sudoku',
  otherNames: ['Number Place'],
  group: 'numbers',
  published: 'in nearly every daily paper',
  summary: 'Each row, column and box holds every digit once.',
  help: () => import('./help.md?html'),
  exampleText,
  text: sudokuText,
  grading,
  beforeMaking: ({ size }) =>
    size >= 16 ? 'A Sudoku of this size takes half a minute and more to make.' : undefined,
  photo: sudokuPhoto,
});
