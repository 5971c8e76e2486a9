import { expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { enterValue, openDocument, undo, useDocument } from './document.ts';
import { chooseParameters } from './parameters.ts';

const givens = () => useDocument.getState().puzzle.givens.filter((given) => given !== undefined);

it('brings a board back when its size is chosen again and nothing is on the other', () => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  enterValue('clues', [3], 7);
  const { entry } = useDocument.getState();
  chooseParameters({ size: 4, jigsaw: false });
  chooseParameters({ size: 6, jigsaw: false });
  expect(givens()).toEqual([]);
  chooseParameters({ size: 9, jigsaw: false });
  expect(givens()).toEqual([7]);
  expect(useDocument.getState().entry).toBe(entry);
});

it('leaves a board aside once something is on the other, and undo still goes back to it', () => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  enterValue('clues', [3], 7);
  chooseParameters({ size: 4, jigsaw: false });
  enterValue('clues', [0], 1);
  chooseParameters({ size: 9, jigsaw: false });
  expect(givens()).toEqual([]);
  undo();
  expect(givens()).toEqual([1]);
  undo();
  undo();
  expect(givens()).toEqual([7]);
});

it('brings no board of another type', () => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  enterValue('clues', [3], 7);
  chooseParameters({ size: 4, jigsaw: false });
  openDocument(suguru, emptyPuzzle(suguru));
  chooseParameters({ width: 9, height: 9 });
  expect([useDocument.getState().type, givens()]).toEqual([suguru, []]);
});
