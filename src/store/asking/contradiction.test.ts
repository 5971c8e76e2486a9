import { beforeEach, expect, test, vi } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { enterValue, openDocument } from '#store/document/document.ts';
import { enterNote } from '#store/document/noting.ts';
import { keepTrial, startTrial } from '#store/document/trying.ts';
import { askContradiction, stopLooking, useTrialCheck } from './contradiction.ts';
import { fakeSession, heard } from '#store/testing.ts';

fakeSession();

const found = () => useTrialCheck.getState();
const NONE = { kind: 'none', milliseconds: 1 };
const UNIQUE = { kind: 'unique', solution: [], milliseconds: 1 };
const UNKNOWN = { kind: 'unknown', reason: '', solutions: [], milliseconds: 1 };

beforeEach(() => {
  openDocument(kurosu, emptyPuzzle(kurosu, { width: 4, height: 4 }));
  heard.length = 0;
  enterValue('marks', [3], 1);
  startTrial();
});

test('the clues are asked about with all marks, and once more alone before the marks are blamed', async () => {
  void askContradiction();
  expect(heard[0]?.asks).toMatchObject({ marks: expect.arrayContaining([1]) });
  await heard[0]?.answer(NONE);
  expect(found().kind).toBe('asking');
  expect(heard[1]?.asks).toEqual({ listing: false });
  await heard[1]?.answer(UNIQUE);
  expect(found()).toEqual({ kind: 'contradiction', alone: false });
});

test('clues that contradict by themselves are said to', async () => {
  void askContradiction();
  await heard[0]?.answer(NONE);
  await heard[1]?.answer(NONE);
  expect(found()).toEqual({ kind: 'contradiction', alone: true });
});

test('what has a solution can be completed, and what was given up on is not known', async () => {
  void askContradiction();
  await heard[0]?.answer(UNIQUE);
  expect(found()).toEqual({ kind: 'possible' });
  void askContradiction();
  await heard[1]?.answer(UNKNOWN);
  expect(found()).toEqual({ kind: 'unknown' });
  void askContradiction();
  heard[2]?.settle({ kind: 'overdue', budget: 1 });
  await vi.waitFor(() => expect(found()).toEqual({ kind: 'unknown' }));
});

test('an answer goes with the mark or the trial that it was about, and stays with a note', async () => {
  const ask = async () => {
    void askContradiction();
    await heard.at(-1)?.answer(UNIQUE);
    expect(found().kind).toBe('possible');
  };
  await ask();
  enterNote('corner', [0], 1);
  expect(found().kind).toBe('possible');
  enterValue('marks', [0], 0);
  expect(found().kind).toBe('unasked');
  await ask();
  keepTrial();
  expect(found().kind).toBe('unasked');
});

test('what is asked can be taken back, and its answer is not heard', async () => {
  void askContradiction();
  stopLooking();
  expect([found().kind, heard[0]?.ended]).toEqual(['unasked', true]);
  await heard[0]?.answer(UNIQUE);
  expect(found().kind).toBe('unasked');
});
