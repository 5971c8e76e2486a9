import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import {
  clearLayer,
  enterValue,
  openDocument,
  redo,
  undo,
  useDocument,
} from '#store/document/document.ts';
import { saveHistory } from './history.ts';

const empty = emptyPuzzle(sudoku);
const board = () => useDocument.getState();
const past = () => useDocument.temporal.getState().pastStates.length;
const settled = () => new Promise((resolve) => void setTimeout(resolve));

/** The tab's session storage, which survives a reload. */
const kept = new Map<string, string>();
let page: EventTarget;
let stop = (): void => {};

/** Loads the page in this tab, or reloads it. */
async function openPage(): Promise<void> {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  stop();
  stop = saveHistory();
  await settled();
}

/** Opens a board in the state in which it was left. */
async function reopen({ type, puzzle, marks, notes, trials, entry }: ReturnType<typeof board>) {
  openDocument(type, { ...puzzle }, { marks: [...marks], notes, trials }, entry);
  await settled();
}

beforeEach(async () => {
  openDocument(sudoku, empty, {}, 'a');
  await openPage();
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a board that is opened again as it was left has its steps, back and on', async () => {
  enterValue('marks', [0], 5);
  enterValue('marks', [1], 6);
  clearLayer('marks');
  const left = board();
  openDocument(sudoku, empty, {}, 'b');
  await settled();
  expect(past()).toBe(0);
  await reopen(left);
  undo();
  expect(board().marks.slice(0, 2)).toEqual([5, 6]);
  undo();
  undo();
  expect(board().marks[0]).toBeUndefined();
  for (let step = 0; step < 3; step += 1) redo();
  expect(board().marks[0]).toBeUndefined();
  expect(past()).toBe(3);
});

test('a reload keeps them', async () => {
  enterValue('clues', [3], 7);
  enterValue('marks', [0], 5);
  const left = board();
  page.dispatchEvent(new Event('pagehide'));
  openDocument(sudoku, empty, {}, 'c');
  await openPage();
  expect(past()).toBe(0);
  await reopen(left);
  expect(past()).toBe(2);
  undo();
  undo();
  expect([board().puzzle.givens[3], board().marks[0]]).toEqual([undefined, undefined]);
});

test('what is done before they are there comes after them', async () => {
  enterValue('marks', [0], 5);
  const left = board();
  openDocument(sudoku, empty, {}, 'b');
  openDocument(left.type, { ...left.puzzle }, { marks: [...left.marks] }, 'a');
  enterValue('marks', [8], 1);
  await settled();
  undo();
  expect(board().marks[8]).toBeUndefined();
  expect(board().marks[0]).toBe(5);
  undo();
  expect(board().marks[0]).toBeUndefined();
});

test('a board that is another by now has none, and no step leads to another board', async () => {
  enterValue('marks', [0], 5);
  const left = board();
  clearLayer('clues');
  enterValue('clues', [7], 7);
  const other = board();
  expect(other.entry).not.toBe(left.entry);
  openDocument(sudoku, empty, {}, 'b');
  await reopen(other);
  expect(past()).toBe(1);
  openDocument(sudoku, empty, {}, 'b');
  await reopen({ ...other, marks: other.marks.with(2, 2) });
  expect(past()).toBe(0);
});

test.each(['', '{', '[1, null]', '[{"entry":"a","now":{"text":1},"past":[],"future":[]}]'])(
  'what is damaged, such as %s, is nothing',
  async (saved) => {
    kept.set('gridproof:history', saved);
    await openPage();
    expect(past()).toBe(0);
  },
);
