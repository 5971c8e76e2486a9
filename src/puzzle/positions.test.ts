import { expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { progressAfter } from './positions.ts';

const literal = (cell: number, value: number, holds: boolean) => ({ cell, value, holds });

it('what was found are marks, and where values were ruled out the others stand in the centre', () => {
  const puzzle = emptyPuzzle(sudoku, { size: 4 });
  const { marks, notes } = progressAfter(sudoku, puzzle, [
    { conclusions: [literal(0, 3, true)] },
    { conclusions: [literal(1, 2, false), literal(2, 4, false)] },
    { conclusions: [literal(2, 1, true)] },
  ]);
  expect(marks.slice(0, 4)).toEqual([3, undefined, 1, undefined]);
  expect(notes.map(({ centre }) => centre).slice(0, 4)).toEqual([[], [1, 3, 4], [], []]);
});

it('of two values no notes are left', () => {
  const puzzle = emptyPuzzle(kurosu);
  const { notes } = progressAfter(kurosu, puzzle, [{ conclusions: [literal(1, 1, false)] }]);
  expect(notes.every(({ centre, corner }) => centre.length + corner.length === 0)).toBe(true);
});

it('a given is no mark', () => {
  const empty = emptyPuzzle(sudoku, { size: 4 });
  const puzzle = { ...empty, givens: empty.givens.with(0, 3) };
  const { marks } = progressAfter(sudoku, puzzle, [{ conclusions: [literal(0, 3, true)] }]);
  expect(marks[0]).toBeUndefined();
});
