import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Verdict } from '#engine/page/client.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import type { Heard } from '#store/testing.ts';
import { addSolutions, showSolution, useSolutions } from './solutions.ts';
import { enterValue, openDocument } from '#store/document/document.ts';
import { useConfirmation } from './confirmation.ts';
import { solve, stop, switchLive } from './solving.ts';
import { warmUpSoon } from './warming.ts';
import { fakeSession, heard } from '#store/testing.ts';

fakeSession();

vi.stubGlobal('requestAnimationFrame', () => 0);

const UNIQUE: Verdict = { kind: 'unique', solution: [1, 2], milliseconds: 3 };
const kinds = () => heard.map(({ kind }) => kind);
const last = (): Heard => {
  const question = heard.at(-1);
  if (question === undefined) throw new Error('nothing was asked');
  return question;
};

beforeEach(async () => {
  vi.useFakeTimers();
  openDocument(sudoku, emptyPuzzle(sudoku));
  warmUpSoon();
  // The warm-up solves an example before anything is asked.
  await vi.advanceTimersByTimeAsync(1000);
  heard.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Types a clue and waits until typing counts as paused. */
async function type(cell: number): Promise<void> {
  enterValue('clues', [cell], 1);
  await vi.advanceTimersByTimeAsync(200);
}

it('says nothing of an empty board', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
});

it('proves the clues once typing pauses, in little time and without listing solutions', async () => {
  enterValue('clues', [0], 1);
  await vi.advanceTimersByTimeAsync(50);
  enterValue('clues', [1], 2);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toHaveLength(1);
  expect(last()).toMatchObject({ kind: 'solveByRules', asks: { listing: false } });
  expect(last().options).toMatchObject({ patient: true });
  await last().answer(UNIQUE);
  expect(useSolutions.getState().state).toEqual({ kind: 'found', verdict: UNIQUE });
  expect(useSolutions.getState().shown).toBeUndefined();
});

it('answers a Solve that is pressed before typing counts as paused', async () => {
  enterValue('clues', [0], 1);
  void solve();
  await last().answer(UNIQUE);
  expect(useSolutions.getState().state).toEqual(UNIQUE);
});

it('never shows what was proved of other clues', async () => {
  await type(0);
  const stale = last();
  await type(1);
  expect(stale.ended).toBe(true);
  await stale.answer({ kind: 'none', milliseconds: 1 });
  expect(useSolutions.getState().state).toEqual({ kind: 'looking' });
  await last().answer(UNIQUE);
  enterValue('clues', [2], 3);
  expect(useSolutions.getState().state).toEqual({ kind: 'idle' });
});

it('is left to finish where other clues are typed; a Solve is cancelled', async () => {
  await type(0);
  const looked = last();
  await type(1);
  expect(looked.end).toBe('abandon');
  await last().answer({ kind: 'unknown', reason: 'too much', solutions: [], milliseconds: 1 });
  void solve();
  const solving = last();
  expect(solving.end).toBe(undefined);
  enterValue('clues', [2], 3);
  expect(solving.end).toBe('cancel');
});

it('leaves Solve nothing to do but to show the solution', async () => {
  await type(0);
  await last().answer(UNIQUE);
  void solve();
  expect(useSolutions.getState()).toMatchObject({ state: UNIQUE, shown: 0 });
  expect(kinds()).toEqual(['solveByRules']);
});

it('is waited for by a Solve that comes early', async () => {
  await type(0);
  void solve();
  expect(useSolutions.getState().state.kind).toBe('looking');
  await vi.advanceTimersByTimeAsync(100);
  expect(useSolutions.getState().state.kind).toBe('solving');
  await last().answer(UNIQUE);
  expect(useSolutions.getState().state).toEqual(UNIQUE);
});

it('leaves the listing of several solutions to Solve', async () => {
  await type(0);
  await last().answer({ kind: 'several', solutions: [[1], [2]], complete: false, milliseconds: 1 });
  void solve();
  expect(useSolutions.getState()).toMatchObject({
    state: { solutions: [[1], [2]], listing: true },
    shown: 0,
  });
  expect(last()).toMatchObject({ kind: 'solveByRules', asks: {} });
  showSolution(1);
  await last().answer({
    kind: 'several',
    solutions: [[1], [2], [3]],
    complete: true,
    milliseconds: 1,
  });
  expect(useSolutions.getState()).toMatchObject({
    state: { solutions: [[1], [2], [3]], complete: true, listing: false },
    shown: 1,
  });
});

it('has Solve list more solutions without forgetting what was counted meanwhile', async () => {
  await type(0);
  await last().answer({ kind: 'several', solutions: [[1], [2]], complete: false, milliseconds: 1 });
  void solve();
  addSolutions([[3]], 5, true);
  await last().answer({
    kind: 'several',
    solutions: [[1], [2], [4]],
    complete: false,
    milliseconds: 1,
  });
  expect(useSolutions.getState().state).toMatchObject({
    solutions: [[1], [2], [3], [4]],
    count: 5,
    complete: true,
  });
});

it('is not needed to show two solutions before the others are found', async () => {
  switchLive(false);
  await type(0);
  void solve();
  last().report([[1]]);
  expect(useSolutions.getState().state.kind).toBe('idle');
  last().report([[2]]);
  expect(useSolutions.getState()).toMatchObject({
    state: { kind: 'several', solutions: [[1], [2]], complete: false, listing: true },
    shown: 0,
  });
  await last().answer({ kind: 'unknown', reason: 'Too much.', solutions: [], milliseconds: 1 });
  // Z3 and our own solver.
  expect(kinds().slice(-2)).toEqual(['solve', 'solveByRules']);
  for (const asked of heard.slice(-2)) {
    await asked.answer({ kind: 'unknown', reason: 'Too much.', solutions: [], milliseconds: 1 });
  }
  expect(useSolutions.getState()).toMatchObject({ state: { kind: 'several', listing: false } });
  switchLive(true);
});

it('can be switched off', async () => {
  switchLive(false);
  await type(0);
  expect(heard).toEqual([]);
  switchLive(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toHaveLength(1);
});

it('leaves to Z3 what following does not settle', async () => {
  await type(0);
  await last().answer({ kind: 'unknown', reason: 'Too much.', solutions: [], milliseconds: 1 });
  expect(kinds()).toEqual(['solveByRules', 'solve']);
  await last().answer(UNIQUE);
  expect(useSolutions.getState().state).toEqual({ kind: 'found', verdict: UNIQUE });
  expect(useConfirmation.getState().agreement).toBe('found');
});

it('goes back to what was known in passing when a Solve is cancelled', async () => {
  switchLive(false);
  await type(0);
  void solve();
  await vi.advanceTimersByTimeAsync(100);
  expect(useSolutions.getState().state).toEqual({ kind: 'solving', by: 'rules' });
  stop();
  expect(last().ended).toBe(true);
  expect(useSolutions.getState().state).toEqual({ kind: 'idle' });
  switchLive(true);
  await vi.advanceTimersByTimeAsync(200);
  const looking = last();
  void solve();
  await vi.advanceTimersByTimeAsync(100);
  expect(useSolutions.getState().state.kind).toBe('solving');
  stop();
  expect(looking.ended).toBe(true);
  expect(useSolutions.getState().state).toEqual({ kind: 'open' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(useSolutions.getState().state).toEqual({ kind: 'open' });
});

it('shows a verdict again that is known, without asking', async () => {
  await type(0);
  await last().answer(UNIQUE);
  void solve();
  showSolution(undefined);
  const before = heard.length;
  void solve();
  expect(useSolutions.getState()).toMatchObject({ state: UNIQUE, shown: 0 });
  expect(heard).toHaveLength(before);
});
