import { beforeEach, expect, test } from 'vitest';
import { parityTerm } from '#puzzle/ruleTerms.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { futoshiki } from '#puzzles/futoshiki/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { openDocument, useDocument } from '#store/document/document.ts';
import { notify, useView } from '#store/document/view.ts';
import { addTerms, drawOrAdd, readMore } from './rules.ts';

const texts = () => useDocument.getState().puzzle.houseRules.map(({ text }) => text);
const everyCell = (parity: 'even' | 'odd') =>
  Array.from({ length: 81 }, (_, cell) => parityTerm(cell, parity));

beforeEach(() => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  notify(undefined);
});

test('a rule that is there already stays once', () => {
  addTerms('(> V0 V1)', '(= V2 3)');
  addTerms('(= V2 3)', '(> V1 V2)');
  expect(texts()).toEqual(['(> V0 V1)', '(= V2 3)', '(> V1 V2)']);
});

test('more rules than a text is read with are refused, and what was there stays', () => {
  addTerms(...everyCell('even'));
  expect(texts()).toHaveLength(81);
  addTerms(...everyCell('odd'));
  expect(texts()).toEqual(everyCell('even'));
  expect(useView.getState().notice?.sentence).toBe('A board takes at most 100 house rules.');
});

test('a rule with which the text could not be read again is refused, and what was there stays', () => {
  const long = (cell: number) =>
    `(or ${Array.from({ length: 400 }, () => `(= V${cell} 1) (= V${cell + 9} 2)`).join(' ')})`;
  for (const cell of [0, 1, 2, 3, 4, 5, 6]) addTerms(long(cell));
  expect(useView.getState().notice?.sentence).toMatch(
    /^With this the puzzle’s text would have \d\d,\d\d\d characters\. It can have 45,536, so that there is room for clues\.$/,
  );
  expect(texts()).toHaveLength(6);
  const { type, puzzle } = useDocument.getState();
  expect(readPuzzle(type, writePuzzle(type, puzzle), houseRuleReader).ok).toBe(true);
  expect(readMore(type, puzzle, long(7)).ok).toBe(false);
});

test('a cage of selected cells is drawn where the type has such, with its number, and once', () => {
  drawOrAdd('cage', [9, 0, 1], [12], '(= 12 (+ V0 V1 V9))');
  drawOrAdd('sum-cage', [0, 10], [7], '(= 7 (+ V0 V10))');
  drawOrAdd('cage', [0, 1, 9], [13], '(= 13 (+ V0 V1 V9))');
  drawOrAdd('even', [4, 5], [], '(even)');
  expect(texts()).toEqual([]);
  expect(useDocument.getState().puzzle.paths).toEqual([
    { kind: 'sum-cage', cells: [0, 10], numbers: [7] },
    { kind: 'cage', cells: [0, 1, 9], numbers: [13] },
    { kind: 'even', cells: [4] },
    { kind: 'even', cells: [5] },
  ]);
});

test('a cage of selected cells is a house rule where the type draws none, or has no such number', () => {
  drawOrAdd('cage', [0, 1], [1000], '(= 1000 (+ V0 V1))');
  expect(texts()).toEqual(['(= 1000 (+ V0 V1))']);
  openDocument(futoshiki, emptyPuzzle(futoshiki));
  drawOrAdd('cage', [0, 1], [7], '(= 7 (+ V0 V1))');
  expect(texts()).toEqual(['(= 7 (+ V0 V1))']);
  expect(useDocument.getState().puzzle.paths).toEqual([]);
});
