import { beforeEach, expect, test } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { openDocument, redo, undo, useDocument } from './document.ts';
import { blackenCells, drawArea } from './drawing.ts';
import { clearSum, endSum, eraseDigit, typeDigit } from './typedSums.ts';
import { resetView, select, useView } from './view.ts';

function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
}

const sums = () => useDocument.getState().puzzle.siteClues.map((clue) => clue?.[0]);
/** The sums that are known, by the words of their sites. */
const said = () => {
  const { type, puzzle } = useDocument.getState();
  return (type.sites?.(puzzle) ?? []).flatMap(({ words }, site) => {
    const sum = puzzle.siteClues[site]?.[0];
    return sum === undefined ? [] : [`${words}: ${sum}`];
  });
};

/** Draws a cage as a drag does: its cells are selected. */
function cage(...cells: readonly number[]): void {
  select(cells.at(-1) ?? 0, cells);
  drawArea(cells);
}

function type(digits: string): void {
  for (const digit of digits) typeDigit(Number(digit));
}

beforeEach(() => {
  const killer = typeOf('killer-sudoku');
  openDocument(killer, emptyPuzzle(killer));
  resetView('areas');
});

test('digits after a cage is drawn are its sum, and those after the next cage that one’s', () => {
  cage(0, 1);
  type('12');
  cage(2, 11);
  type('9');
  expect(sums()).toEqual([12, 9]);
});

test('undo takes away one sum or one cage at a time', () => {
  cage(0, 1);
  type('12');
  cage(2, 11);
  type('9');
  const steps = [sums()];
  for (let step = 0; step < 4; step += 1) {
    undo();
    steps.push(sums());
  }
  expect(steps).toEqual([[12, 9], [12, undefined], [12], [undefined], []]);
  redo();
  redo();
  expect(sums()).toEqual([12]);
});

test('a sum that is too large begins anew, and so does one after anything else was done', () => {
  cage(0, 1);
  type('123');
  expect(sums()).toEqual([3]);
  endSum();
  type('4');
  expect(sums()).toEqual([4]);
  select(1);
  type('5');
  expect(sums()).toEqual([5]);
  type('0');
  expect(sums()).toEqual([5]);
});

test('digits are taken back one by one, and where none is being typed nothing is', () => {
  cage(0, 1);
  type('12');
  expect(eraseDigit()).toBe(true);
  expect(sums()).toEqual([1]);
  expect(eraseDigit()).toBe(true);
  expect(sums()).toEqual([undefined]);
  expect(eraseDigit()).toBe(false);
});

test('a digit outside every cage changes nothing, and that is said', () => {
  select(40);
  type('7');
  expect(sums()).toEqual([]);
  expect(useView.getState().homeless).toBe(true);
  cage(40, 41);
  expect(useView.getState().homeless).toBe(false);
});

test('in a Kakuro they go to the run that begins at the cell, or to the black square’s only sum', () => {
  const kakuro = typeOf('kakuro');
  openDocument(kakuro, emptyPuzzle(kakuro));
  resetView('black');
  // Of 8×8: a row's first cell after a black square that is the first of its row.
  blackenCells([8], true);
  resetView('clues');
  select(9);
  type('23');
  expect(said()).toEqual(['row 2: 23']);
  select(3);
  type('40');
  expect(said()).toEqual(['column 4: 40', 'row 2: 23']);
  clearSum();
  expect(said()).toEqual(['row 2: 23']);
  // In the middle of two runs, at the beginning of two, and on a square with two sums.
  for (const cell of [27, 0, 8]) {
    select(cell);
    type('5');
    expect(useView.getState().homeless).toBe(true);
  }
  expect(said()).toEqual(['row 2: 23']);
  expect(useDocument.getState().marks.every((mark) => mark === undefined)).toBe(true);
});
