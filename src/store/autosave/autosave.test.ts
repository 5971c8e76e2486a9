import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('indexedDB', new IDBFactory());

const { enterValue, openDocument } = await import('#store/document/document.ts');
const { aboutBoard, describeBoard, startAutosave } = await import('./autosave.ts');

startAutosave();

beforeEach(() => {
  openDocument(sudoku, emptyPuzzle(sudoku));
  enterValue('clues', [0], 1);
  describeBoard({ verdict: 'unique' });
});

test('what the clues were proved to have is kept while marks are made', () => {
  enterValue('marks', [1], 2);
  expect(aboutBoard()).toMatchObject({ verdict: 'unique' });
});

test('what the clues were proved to have is kept no longer than the clues', () => {
  enterValue('clues', [1], 2);
  expect(aboutBoard()).toMatchObject({ text: expect.stringMatching(/^12/) });
  expect(aboutBoard()?.verdict).toBe(undefined);
});
