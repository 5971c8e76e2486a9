import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { enterValue, openDocument, undo } from '#store/document/document.ts';
import { chooseLayer } from '#store/document/view.ts';
import { finishClock, runningTime, startClock, takeTime } from './clock.ts';

/** A page that can be visible or hidden. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function turn(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

let leave = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  turn('visible');
  openDocument(sudoku, emptyPuzzle(sudoku));
  chooseLayer('marks');
  enterValue('marks', [0], 1);
  leave = startClock();
  takeTime();
});
afterEach(() => {
  finishClock(false);
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('time runs while the board is in sight, and is taken once', () => {
  vi.advanceTimersByTime(5000);
  expect(runningTime()).toBe(5000);
  expect(takeTime()).toBe(5000);
  expect(takeTime()).toBe(0);
});

test('time out of sight does not count, and what was before is not lost', () => {
  vi.advanceTimersByTime(2000);
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  expect(runningTime()).toBe(2000);
  turn('visible');
  vi.advanceTimersByTime(1000);
  expect(takeTime()).toBe(3000);
});

test('at a finished board it stands still, and runs again when the board is unfinished', () => {
  vi.advanceTimersByTime(1000);
  finishClock(true);
  vi.advanceTimersByTime(60_000);
  turn('hidden');
  turn('visible');
  expect(runningTime()).toBe(1000);
  finishClock(false);
  vi.advanceTimersByTime(500);
  expect(takeTime()).toBe(1500);
});

test('no time runs on a page without a board', () => {
  leave();
  vi.advanceTimersByTime(60_000);
  expect(takeTime()).toBe(0);
});

test('setting a puzzle takes no time, and playing it does from the first mark on', () => {
  undo();
  takeTime();
  vi.advanceTimersByTime(30_000);
  chooseLayer('clues');
  enterValue('clues', [1], 2);
  vi.advanceTimersByTime(30_000);
  chooseLayer('marks');
  vi.advanceTimersByTime(30_000);
  expect(runningTime()).toBe(0);
  enterValue('marks', [0], 1);
  vi.advanceTimersByTime(5000);
  expect(runningTime()).toBe(5000);
  chooseLayer('clues');
  vi.advanceTimersByTime(30_000);
  expect(takeTime()).toBe(5000);
});

test('after two minutes without a hand the time stands still, until one comes', () => {
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(3_600_000);
  expect(runningTime()).toBe(180_000);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(7000);
  expect(takeTime()).toBe(187_000);
});

test('while the machine sleeps no time runs, whether the page is told or not', () => {
  vi.advanceTimersByTime(2000);
  // The clock advances, but no timer fires.
  const asleep = performance.now() + 8 * 3_600_000;
  const now = vi.spyOn(performance, 'now').mockReturnValue(asleep);
  expect(runningTime()).toBe(2000);
  page.dispatchEvent(new Event('keydown'));
  expect(takeTime()).toBe(2000);
  now.mockReturnValue(asleep + 1000);
  expect(takeTime()).toBe(1000);
  now.mockRestore();
});
