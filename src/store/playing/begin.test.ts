import { beforeEach, expect, test } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { openDocument, replacePuzzle, undo, useDocument } from '#store/document/document.ts';
import { resetView, useView } from '#store/document/view.ts';
import { loadPuzzle, playPuzzle } from './begin.ts';

const [first, second] = readExamples(sudoku).map(({ puzzle }) => puzzle);
if (first === undefined || second === undefined) throw new Error('Sudoku has two examples');
const empty = emptyPuzzle(sudoku);

beforeEach(() => {
  openDocument(sudoku, empty);
  resetView('clues');
});

const layer = () => useView.getState().layer;

test('an example opens for playing, and undo brings the old board back', () => {
  playPuzzle(first);
  expect(layer()).toBe('marks');
  undo();
  expect(useDocument.getState().puzzle).toBe(empty);
});

test('a text on an empty board is there to be played', () => {
  loadPuzzle(first);
  expect(layer()).toBe('marks');
});

test('a board that is being set goes on being set', () => {
  openDocument(sudoku, first);
  resetView('clues');
  loadPuzzle({ ...first, givens: first.givens.with(0, 9) });
  expect(layer()).toBe('clues');
});

test('a board that is played goes on being played, whatever is loaded', () => {
  openDocument(sudoku, first);
  resetView('marks');
  loadPuzzle(second);
  expect(layer()).toBe('marks');
});

test('a text without clues leaves the mode', () => {
  loadPuzzle(empty);
  expect(layer()).toBe('clues');
});

test('a puzzle that was begun elsewhere is gone on with, and one step back brings all of the old board', () => {
  openDocument(sudoku, first);
  resetView('clues');
  const { marks: bare, notes } = useDocument.getState();
  const cell = first.givens.indexOf(undefined);
  replacePuzzle(first, { marks: bare.with(cell, 4) });
  const before = useDocument.getState();
  const open = second.givens.indexOf(undefined);
  const marks = second.givens.map((_, at) => (at === open ? 7 : undefined));
  loadPuzzle(second, { marks, notes });
  expect(layer()).toBe('marks');
  expect(useDocument.getState()).toMatchObject({ puzzle: second, marks });
  undo();
  expect(useDocument.getState()).toEqual(before);
});
