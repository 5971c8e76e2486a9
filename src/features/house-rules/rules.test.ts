import { beforeEach, expect, test } from 'vitest';
import { parityTerm } from '#puzzle/ruleTerms.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { openDocument, useDocument } from '#store/document/document.ts';
import { notify, useView } from '#store/document/view.ts';
import { addTerms, readMore } from './rules.ts';

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
