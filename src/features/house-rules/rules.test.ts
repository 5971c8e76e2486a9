import { beforeEach, expect, test } from 'vitest';
import { parityTerm } from '#puzzle/ruleTerms.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { openDocument, useDocument } from '#store/document/document.ts';
import { notify, useView } from '#store/document/view.ts';
import { addTerms } from './rules.ts';

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
