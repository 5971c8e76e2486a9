import { beforeEach, expect, test } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import {
  clearLayer,
  cancelStroke,
  endStroke,
  enterClue,
  enterValue,
  openDocument,
  redo,
  startStroke,
  undo,
  useDocument,
} from './document.ts';
import { drawArea, eraseAreas, toggleWall } from './drawing.ts';
import { shownGivens } from '#puzzle/pairs.ts';
import { leaveBlank } from './blank.ts';
import { layerAfter } from './layer.ts';
import { markAll } from './marking.ts';
import { chooseParameters } from './parameters.ts';
import { resetView, useView } from './view.ts';

function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
}

const sudoku = typeOf('sudoku');
const workout = typeOf('number-workout');
const given = (cell: number) => useDocument.getState().puzzle.givens[cell];
const mark = (cell: number) => useDocument.getState().marks[cell];

beforeEach(() => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  resetView('clues');
});

test('one entry into many cells is one step for undo and redo', () => {
  enterValue('clues', [0, 1, 2], 5);
  enterValue('clues', [3], 6);
  undo();
  expect([given(0), given(2), given(3)]).toEqual([5, 5, undefined]);
  undo();
  expect(given(0)).toBeUndefined();
  redo();
  redo();
  expect(given(3)).toBe(6);
});

test('a black cell takes no clue and no mark, and the cells beside it do', () => {
  const { givenCells, ...withGivens } = typeOf('kakuro');
  expect(givenCells).toBe(false);
  const empty = emptyPuzzle(withGivens);
  openDocument(withGivens, { ...empty, blackCells: empty.blackCells.map((_, cell) => cell === 0) });
  enterValue('clues', [0, 1], 5);
  expect([given(0), given(1)]).toEqual([undefined, 5]);
  enterValue('marks', [0, 2], 5);
  expect([mark(0), mark(2)]).toEqual([undefined, 5]);
});

test('a stroke over many cells is one step', () => {
  enterValue('marks', [80], 1);
  startStroke();
  for (const cell of [0, 1, 2, 3]) enterValue('marks', [cell], 9);
  endStroke();
  enterValue('marks', [4], 8);
  undo();
  undo();
  expect([mark(0), mark(3), mark(80)]).toEqual([undefined, undefined, 1]);
});

test('a stroke that is called off leaves the board, the steps back and the steps on as they were', () => {
  enterValue('marks', [80], 1);
  enterValue('marks', [80], 2);
  undo();
  startStroke();
  for (const cell of [0, 1, 2, 3]) enterValue('marks', [cell], 9);
  cancelStroke();
  expect([mark(0), mark(3), mark(80)]).toEqual([undefined, undefined, 1]);
  redo();
  expect(mark(80)).toBe(2);
  undo();
  undo();
  expect(mark(80)).toBeUndefined();
  // The next edit is an undo step of its own.
  enterValue('marks', [4], 8);
  enterValue('marks', [5], 8);
  undo();
  expect([mark(4), mark(5)]).toEqual([8, undefined]);
});

test('a stroke that changed nothing is called off without a trace', () => {
  enterValue('marks', [80], 1);
  startStroke();
  cancelStroke();
  expect(mark(80)).toBe(1);
  undo();
  expect(mark(80)).toBeUndefined();
});

test('entering what is there already is no step', () => {
  enterValue('clues', [0], 5);
  enterValue('clues', [0], 5);
  undo();
  expect(given(0)).toBeUndefined();
});

test('a mark cannot be put on a clue', () => {
  enterValue('clues', [0], 5);
  enterValue('marks', [0, 1], 7);
  expect([given(0), mark(0), mark(1)]).toEqual([5, undefined, 7]);
});

test('a clue on either side of a pair is one clue, shown on both', () => {
  openDocument(workout, emptyPuzzle(workout));
  enterValue('clues', [36], 4);
  expect([given(35), given(36)]).toEqual([undefined, 4]);
  const shown = shownGivens(useDocument.getState());
  expect([shown[35], shown[36]]).toEqual([4, 4]);
  enterValue('clues', [35], undefined);
  expect(shownGivens(useDocument.getState()).every((value) => value === undefined)).toBe(true);
});

test('another size starts over and can be undone; a house rule keeps the clues', () => {
  enterValue('clues', [0], 5);
  chooseParameters({ size: 4 });
  expect(useDocument.getState().puzzle.givens).toHaveLength(16);
  undo();
  expect(given(0)).toBe(5);
  const kurosu = typeOf('kurosu');
  openDocument(kurosu, emptyPuzzle(kurosu));
  enterValue('clues', [0], 1);
  chooseParameters({ width: 6, height: 6, noTwoAlike: true });
  expect(given(0)).toBe(1);
});

test('a solution kept as marks fills the open cells only', () => {
  enterValue('clues', [0], 5);
  markAll(Array.from({ length: 81 }, () => 3));
  expect([mark(0), mark(1)]).toEqual([undefined, 3]);
  clearLayer('marks');
  expect([given(0), mark(1)]).toEqual([5, undefined]);
  clearLayer('clues');
  expect(given(0)).toBeUndefined();
});

test('title and author stay on a board that is cleared, the recipe of what was made does not', () => {
  const { type, puzzle } = useDocument.getState();
  const comments = ['Stars', 'made 8, seed 7, hard', 'By Ada'];
  openDocument(type, { ...puzzle, comments });
  enterValue('clues', [0], 5);
  clearLayer('clues');
  expect(useDocument.getState().puzzle.comments).toEqual(['Stars', 'By Ada']);
  undo();
  expect(useDocument.getState().puzzle.comments).toEqual(comments);
});

test('opening a document forgets the history of the one before', () => {
  enterValue('clues', [0], 5);
  openDocument(workout, emptyPuzzle(workout));
  undo();
  expect(useDocument.getState().type).toBe(workout);
});

test('a clue beside the cells is a step; leaving it as it was is none', () => {
  const sujiko = typeOf('sujiko');
  openDocument(sujiko, emptyPuzzle(sujiko));
  enterClue(1, [13]);
  enterClue(1, [13]);
  expect(useDocument.getState().puzzle.siteClues).toEqual([undefined, [13], undefined, undefined]);
  undo();
  expect(useDocument.getState().puzzle.siteClues[1]).toBeUndefined();
});

test('areas are drawn, joined and taken away, one step each', () => {
  const suguru = typeOf('suguru');
  openDocument(suguru, emptyPuzzle(suguru, { width: 3, height: 3 }));
  const areas = () =>
    useDocument
      .getState()
      .puzzle.areas.map((area) => area ?? '.')
      .join('');
  drawArea([3, 4]);
  drawArea([0, 1]);
  expect(areas()).toBe('00.11....');
  toggleWall(0, 3);
  expect(areas()).toBe('00.00....');
  eraseAreas([0]);
  expect(areas()).toBe('.0.00....');
  undo();
  undo();
  expect(areas()).toBe('00.11....');
});

test('the clues of a house rule come and go with it', () => {
  const sujiko = typeOf('sujiko');
  openDocument(sujiko, emptyPuzzle(sujiko));
  enterClue(0, [25]);
  chooseParameters({ suko: true });
  expect(useDocument.getState().puzzle.siteClues).toHaveLength(7);
  expect(useDocument.getState().puzzle.areas).toHaveLength(9);
  chooseParameters({ suko: false });
  expect(useDocument.getState().puzzle.siteClues).toEqual([[25], undefined, undefined, undefined]);
});

test('a Sudoku becomes a jigsaw and a Sudoku again with its givens, and undo has its regions', () => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  const puzzle = () => useDocument.getState().puzzle;
  const { parameters } = puzzle();
  enterValue('clues', [0], 5);
  chooseParameters({ ...parameters, jigsaw: true });
  expect([puzzle().givens[0], puzzle().areas.length]).toEqual([5, 81]);
  drawArea([0, 1, 2]);
  chooseParameters(parameters);
  expect([puzzle().givens[0], puzzle().areas]).toEqual([5, []]);
  undo();
  expect(puzzle().areas.slice(0, 4)).toEqual([0, 0, 0, undefined]);
  undo();
  undo();
  expect([puzzle().givens[0], puzzle().areas]).toEqual([5, []]);
});

test('a layer that is drawn comes first with it, and gives way to the clues', () => {
  const [plain, jigsaw] = [
    { size: 9, jigsaw: false },
    { size: 9, jigsaw: true },
  ];
  expect(layerAfter(sudoku, plain, jigsaw, 'clues')).toBe('areas');
  expect(layerAfter(sudoku, plain, jigsaw, 'marks')).toBe('marks');
  expect(layerAfter(sudoku, jigsaw, { size: 6, jigsaw: true }, 'clues')).toBe('clues');
  expect(layerAfter(sudoku, jigsaw, plain, 'areas')).toBe('clues');
  expect(layerAfter(sudoku, jigsaw, plain, 'marks')).toBe('marks');
  openDocument(sudoku, emptyPuzzle(sudoku));
  chooseParameters(jigsaw);
  resetView('areas');
  undo();
  expect(useView.getState().layer).toBe('clues');
  redo();
  expect(useView.getState().layer).toBe('areas');
});

test('what no cell can hold is not kept as a mark', () => {
  markAll(Array.from({ length: 81 }, (_, cell) => cell));
  expect([mark(0), mark(1), mark(9), mark(10)]).toEqual([undefined, 1, 9, undefined]);
});

test('a blank that is typed on the other half of a pair leaves the clue, as rows are copied from paper', () => {
  openDocument(workout, emptyPuzzle(workout));
  enterValue('clues', [35], 6);
  expect(leaveBlank('clues', 36)).toBe(6);
  expect([given(35), given(36)]).toEqual([6, undefined]);
  // On the half that has the clue, a blank removes it; Delete removes it on either half.
  expect(leaveBlank('clues', 35)).toBeUndefined();
  enterValue('clues', [35], 6);
  enterValue('clues', [36], undefined);
  expect(given(35)).toBeUndefined();
});
