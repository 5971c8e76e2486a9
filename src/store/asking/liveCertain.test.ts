import { beforeEach, expect, test, vi } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { enterValue, openDocument } from '#store/document/document.ts';
import { chooseLayer } from '#store/document/view.ts';
import { changeSettings } from '#store/settings.ts';
import { fakeSession, heard } from '#store/testing.ts';
import { useLiveCertain } from './liveCertain.ts';

const size = { size: 4 };
const possible = Array.from({ length: 16 }, () => [1, 2, 3, 4]);

/** The questions about what is certain, in the order asked. */
const asked = () => heard.filter(({ kind }) => kind === 'certainty');

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  const session = fakeSession();
  openDocument(sudoku, emptyPuzzle(sudoku, size));
  chooseLayer('clues');
  changeSettings({ certain: true });
  return () => {
    changeSettings({ certain: false });
    session.end();
    vi.useRealTimers();
  };
});

/** Types a clue and waits until typing has paused. */
function typeClueAt(cell: number, value: number | undefined): void {
  enterValue('clues', [cell], value);
  vi.advanceTimersByTime(1000);
}

test('a board without clues is not asked about', () => {
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
});

test('an edit ends the question about the clues before it', async () => {
  typeClueAt(0, 1);
  typeClueAt(1, 2);
  expect(asked().map(({ end }) => end)).toEqual(['abandon', undefined]);
  await asked()[0]?.answer({ possible });
  expect(useLiveCertain.getState().possible).toBeUndefined();
  await asked()[1]?.answer({ possible });
  expect(useLiveCertain.getState()).toMatchObject({ state: 'known', possible });
});

test('what was found stays while a clue is added, and goes when one is changed', async () => {
  typeClueAt(0, 1);
  await asked()[0]?.answer({ possible });
  typeClueAt(1, 2);
  expect(useLiveCertain.getState()).toMatchObject({ state: 'asking', possible });
  typeClueAt(1, 3);
  expect(useLiveCertain.getState()).toMatchObject({ state: 'asking', possible: undefined });
});

test('a question that takes too long is given up, and a contradiction is said', async () => {
  typeClueAt(0, 1);
  asked()[0]?.settle({ kind: 'overdue', budget: 3000 });
  await vi.advanceTimersByTimeAsync(0);
  expect(useLiveCertain.getState().state).toBe('given up');
  typeClueAt(1, 1);
  await asked()[1]?.answer('none');
  expect(useLiveCertain.getState().state).toBe('none');
});

test('nothing is asked while one plays', () => {
  chooseLayer('marks');
  enterValue('marks', [0], 1);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
});
