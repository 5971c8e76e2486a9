import { expect, test } from 'vitest';
import { withTitle } from '#puzzle/credits.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { fakeSession, heard } from '#store/testing.ts';
import {
  cancelStroke,
  changeWords,
  enterValue,
  openDocument,
  redo,
  replacePuzzle,
  startStroke,
  undo,
  useDocument,
} from './document.ts';
import { onDocumentChange } from './events.ts';
import { enterNote } from './noting.ts';

/** What listeners hear while `work` is done: the change and its cause. */
function heardDuring(work: () => void): readonly string[] {
  const events: string[] = [];
  const stop = onDocumentChange(({ change, cause }) => events.push(`${change} by ${cause}`));
  work();
  stop();
  return events;
}

const open = (cause?: 'open' | 'remote') =>
  openDocument(sudoku, emptyPuzzle(sudoku), {}, undefined, cause);

test('listeners hear what changed, and whether it was opened, edited or taken back', () => {
  open();
  expect(heardDuring(() => open())).toEqual(['puzzle by open']);
  expect(heardDuring(() => open('remote'))).toEqual(['puzzle by remote']);
  expect(heardDuring(() => enterValue('clues', [0], 1))).toEqual(['clues by edit']);
  const { puzzle } = useDocument.getState();
  expect(heardDuring(() => changeWords(withTitle(puzzle, 'Stars')))).toEqual(['words by edit']);
  expect(heardDuring(() => enterValue('marks', [1], 2))).toEqual(['marks by edit']);
  expect(heardDuring(() => enterNote('centre', [2], 3))).toEqual(['notes by edit']);
  expect(heardDuring(undo)).toEqual(['notes by undo']);
  expect(heardDuring(redo)).toEqual(['notes by undo']);
  expect(heardDuring(() => replacePuzzle(emptyPuzzle(sudoku)))).toEqual(['puzzle by edit']);
});

test('a stroke that is called off is taken back, not edited', () => {
  open();
  startStroke();
  enterValue('clues', [0], 1);
  expect(heardDuring(cancelStroke)).toEqual(['clues by undo']);
  expect(heardDuring(() => enterValue('clues', [0], 1))).toEqual(['clues by edit']);
});

test('a session hears of changes until it ends', async () => {
  const solvedAfter = async () => {
    heard.length = 0;
    openDocument(sudoku, emptyPuzzle(sudoku));
    enterValue('clues', [0], 1);
    await new Promise((done) => setTimeout(done, 200));
    return heard.map(({ kind }) => kind);
  };
  const session = fakeSession();
  expect(await solvedAfter()).toEqual(['solveByRules']);
  session.end();
  expect(await solvedAfter()).toEqual([]);
});
