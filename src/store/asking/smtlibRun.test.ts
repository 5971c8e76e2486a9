import { beforeEach, expect, test } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { changeClues, enterValue, openDocument, useDocument } from '#store/document/document.ts';
import { fakeSession } from '#store/testing.ts';
import { editText, useSmtlibRun } from './smtlibRun.ts';

fakeSession();

const edited = () => useSmtlibRun.getState().edited;

beforeEach(() => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  editText(undefined);
});

test('a text that was typed stays while the board is edited', () => {
  editText('(check-sat)');
  enterValue('clues', [0], 5);
  changeClues(emptyPuzzle(sudoku));
  expect(edited()).toBe('(check-sat)');
});

test('a text that was typed is there again when its puzzle is', () => {
  const first = useDocument.getState();
  editText('(check-sat)');
  openDocument(kurosu, emptyPuzzle(kurosu));
  const second = useDocument.getState();
  expect(edited()).toBe(undefined);
  editText('(exit)');
  openDocument(sudoku, first.puzzle, first, first.entry);
  expect(edited()).toBe('(check-sat)');
  openDocument(kurosu, second.puzzle, second, second.entry);
  expect(edited()).toBe('(exit)');
});
