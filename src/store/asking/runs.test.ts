import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunPrinting, RunResult } from '#engine/page/client.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { openDocument } from '#store/document/document.ts';
import { cancelRun, runText, useSmtlibRun } from './smtlibRun.ts';
import { fakeSession, heard } from '#store/testing.ts';

fakeSession();

const RUN: RunResult = {
  said: undefined,
  values: [],
  core: [],
  unanswered: undefined,
  statistics: { unknowns: 0, assertions: 0, milliseconds: 1, conflicts: undefined },
};

const printing = (line: number, more = 0): RunPrinting => ({
  printouts: [{ line, text: 'x', failed: false, cut: 0 }],
  more,
});

/** Starts a run, and counts the changes of the store since. */
function begun() {
  const ended = runText('(echo "x")');
  const [question] = heard.splice(0);
  if (question === undefined) throw new Error('nothing was asked');
  let updates = 0;
  const stop = useSmtlibRun.subscribe(() => (updates += 1));
  return { ...question, ended, updates: () => updates, stop };
}

const state = () => useSmtlibRun.getState().state;
const lines = () => state().printed.printouts.map(({ line }) => line);

beforeEach(() => {
  vi.useFakeTimers();
  openDocument(sudoku, emptyPuzzle(sudoku));
});
afterEach(() => void vi.useRealTimers());

test('However often a run reports what is printed, it is shown now and then, and all of it at the end', async () => {
  const { report, settle, ended, updates, stop } = begun();
  for (let line = 1; line <= 500; line += 1) report(printing(line));
  expect(updates()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect([updates(), lines().length, state().kind]).toEqual([1, 500, 'running']);
  for (let line = 501; line <= 1000; line += 1) report(printing(line, 2));
  settle({ kind: 'answered', answer: RUN });
  await ended;
  vi.advanceTimersByTime(1000);
  stop();
  expect(updates()).toBe(2);
  expect(lines()).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
  expect([state().kind, state().printed.more]).toEqual(['done', 1000]);
});

test('What was reported before a run is cancelled stays, and nothing is added to it', async () => {
  const { report, ended, stop } = begun();
  report(printing(1));
  cancelRun();
  expect([state().kind, lines()]).toEqual(['cancelled', [1]]);
  report(printing(2));
  await ended;
  vi.advanceTimersByTime(1000);
  stop();
  expect([state().kind, lines()]).toEqual(['cancelled', [1]]);
});

test('What a run still reports after the next has begun is not shown', async () => {
  const first = begun();
  first.report(printing(1));
  const second = begun();
  first.report(printing(2));
  second.report(printing(7));
  vi.advanceTimersByTime(1000);
  expect(lines()).toEqual([7]);
  second.settle({ kind: 'overdue', budget: 60_000 });
  await second.ended;
  first.stop();
  second.stop();
  expect(state()).toMatchObject({
    kind: 'failed',
    sentence: 'Not decided after 60 seconds.',
    printed: printing(7),
  });
});
