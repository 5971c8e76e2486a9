import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import exampleText from './examples.txt?raw';
import { sudokuMaking } from './making.ts';
import { sudokuPhoto } from './photo.ts';
import { definition } from './board.ts';
import type { SudokuParameters } from './board.ts';
import { sudokuComplaints } from './complaints.ts';
import { sudokuText } from './text.ts';

/**
 * The boundaries between the four classes of a puzzle bank (see SOURCES.md): easy needs only hidden
 * singles, hard begins where naked singles are not enough, fiendish with wings and chains.
 */
const STEPS: Grading['steps'] = [26, 37, 63];

/**
 * The same for drawn regions, of which none have been rated: what is made lies at 20 to 28, 36 to
 * 51 and above 85, and few of them would be medium by the numbers above.
 */
const JIGSAW_STEPS: Grading['steps'] = [23, 36, 63];

/**
 * With boxes of 3×2 the range is narrower: half of the new ones are below 21, few above 30. All of
 * 4×4 are easy. Drawn regions of such sizes change little of that, and those of 5×5 are alike. Of
 * 7×7, they lie at 35 to 50 for the most part.
 */
function grading({ size, jigsaw }: SudokuParameters): Grading {
  if (size === 4) return { steps: STEPS, hardest: 'easy' };
  if (size <= 6) return { steps: [21, 30, 63], hardest: 'hard' };
  return { steps: jigsaw ? JIGSAW_STEPS : STEPS, hardest: 'fiendish' };
}

/** From this size on, a jigsaw of a certain grade takes many attempts. */
const LARGE_JIGSAW = 10;

function beforeMaking({ size, jigsaw }: SudokuParameters): string | undefined {
  if (size >= 16) return 'A Sudoku of this size takes half a minute and more to make.';
  return jigsaw && size >= LARGE_JIGSAW
    ? 'One that is to be medium or hard may take half a minute and more, or come out easier.'
    : undefined;
}

export const sudoku = defineFromText<SudokuParameters>(definition, {
  id: 'sudoku',
  otherNames: ['Number Place', 'Jigsaw Sudoku'],
  variant: ({ jigsaw }) => (jigsaw ? 'Jigsaw Sudoku' : undefined),
  group: 'numbers',
  published: 'in nearly every daily paper',
  summary: 'Each row, column and box holds every digit once.',
  help: () => import('./help.md?html'),
  exampleText,
  text: sudokuText,
  typedAfterDrawing: 'the numbers',
  complaints: sudokuComplaints,
  grading,
  beforeMaking,
  making: sudokuMaking,
  photo: sudokuPhoto,
});
