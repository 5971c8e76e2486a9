import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '#engine/page/client.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import type { Heard } from '#store/testing.ts';
import { showSolution, useSolutions } from '#store/solving/solutions.ts';
import { solve } from '#store/solving/solving.ts';
import { enterValue, openDocument } from '#store/document/document.ts';
import { stopAsking } from './inquiry.ts';
import { askProof, useProof } from './proof.ts';
import { countAll, showCertain } from './afterVerdict.ts';
import { fakeSession, heard } from '#store/testing.ts';

fakeSession();

vi.stubGlobal('requestAnimationFrame', () => 0);

/** The last question that is not for a verdict. */
const last = (): Heard => {
  const question = heard.findLast(({ kind }) => kind !== 'solveByRules' && kind !== 'solve');
  if (question === undefined) throw new Error('nothing was asked');
  return question;
};
const one = [1, 2];
const two = [2, 1];
const three = [3, 3];

/** Solves the puzzle with this verdict. */
async function solved(verdict: Verdict): Promise<void> {
  void solve();
  await heard.findLast(({ kind }) => kind === 'solveByRules')?.answer(verdict);
  await Promise.resolve();
}

const several: Verdict = {
  kind: 'several',
  solutions: [one, two],
  complete: false,
  milliseconds: 1,
};

beforeEach(() => {
  openDocument(sudoku, emptyPuzzle(sudoku, { size: 4 }));
  heard.length = 0;
});

describe('a puzzle without a solution', () => {
  it('has its contradiction looked for at once', async () => {
    await solved({ kind: 'none', milliseconds: 1 });
    expect(last().kind).toBe('conflict');
    const answer = { clues: [], rules: [], smallest: true };
    await last().answer(answer);
    expect(useProof.getState().conflict).toEqual({ kind: 'answered', answer });
  });

  it('is left alone once its clues change', async () => {
    await solved({ kind: 'none', milliseconds: 1 });
    enterValue('clues', [0], 1);
    expect(last()).toMatchObject({ kind: 'conflict', ended: true });
    expect(useProof.getState().conflict).toEqual({ kind: 'unasked' });
  });
});

describe('a question', () => {
  it('ends the one before it', async () => {
    void askProof('redundancy', { solution: one });
    last().report({ fraction: 0.5 });
    expect(useProof.getState().redundancy).toEqual({ kind: 'asking', progress: { fraction: 0.5 } });
    void askProof('certainty', {});
    expect(heard.map(({ ended }) => ended)).toEqual([true, false]);
    expect(useProof.getState().redundancy).toEqual({ kind: 'unasked' });
  });

  it('gives way to a Solve that takes a while', () => {
    vi.useFakeTimers();
    void askProof('certainty', {});
    const asked = last();
    void solve();
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(asked.ended).toBe(true);
  });
});

describe('counting', () => {
  it('adds what it finds to the solutions, and keeps that when it is stopped', async () => {
    await solved(several);
    void countAll();
    last().report({ count: 40, solutions: [two, three] });
    stopAsking();
    expect(useSolutions.getState()).toMatchObject({
      shown: 0,
      state: { solutions: [one, two, three], count: 40, complete: false },
    });
  });

  it('says when there are no more', async () => {
    await solved(several);
    void countAll();
    await last().answer({ count: 3, solutions: [three, two, one], complete: true });
    expect(useSolutions.getState().state).toMatchObject({ count: 3, complete: true });
  });
});

describe('what is certain', () => {
  const certain = async () => {
    await solved(several);
    void showCertain(true);
    await last().answer({ possible: [[1, 2, 3], [1]] });
  };

  it('takes the place of the solution on the board', async () => {
    await certain();
    expect(useProof.getState().showsCertain).toBe(true);
    expect(useSolutions.getState().shown).toBeUndefined();
  });

  it('goes when a solution is shown, or the player writes', async () => {
    await certain();
    showSolution(1);
    expect(useProof.getState().showsCertain).toBe(false);
    await showCertain(true);
    expect(useProof.getState().showsCertain).toBe(true);
    enterValue('marks', [3], 2);
    expect(useProof.getState().showsCertain).toBe(false);
  });
});
