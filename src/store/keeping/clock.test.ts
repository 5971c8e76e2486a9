import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishClock, runningTime, startClock, takeTime } from './clock.ts';

/** A page that can be in sight or not. */
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
