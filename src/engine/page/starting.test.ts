import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verdict } from '#engine/questions/questions.ts';
import { play, settled } from './testing.ts';

const UNIQUE: Verdict = { kind: 'unique', solution: [1, 2], milliseconds: 3 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker without Z3 that is still on its way', () => {
  const question = {
    kind: 'solveByRules',
    puzzle: { type: 'sudoku', text: 'a' },
    asks: {},
  } as const;

  async function starting() {
    const game = play({ withoutZ3: true });
    game.engine.warm();
    await settled();
    const endings = () => game.workers.map(({ ended }) => ended);
    return { ...game, endings };
  }

  test('is asked at once, and has all the time of the question once it is there', async () => {
    const { engine, requests, reply, lastId, endings } = await starting();
    const { outcome } = engine.ask(question, { budget: 1000 });
    expect(requests()).toMatchObject([{ kind: 'ask', question }]);
    await vi.advanceTimersByTimeAsync(60_000);
    reply({ kind: 'ready' });
    expect(requests()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(999);
    reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
    expect(await outcome).toEqual({ kind: 'answered', answer: UNIQUE });
    expect(endings()).toEqual([false]);
  });

  test('is ended when the time is over that began with it', async () => {
    const { engine, reply, endings } = await starting();
    const { outcome } = engine.ask(question, { budget: 1000 });
    reply({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toEqual({ kind: 'overdue', budget: 1000 });
    expect(endings()).toEqual([true, false]);
  });

  test('stays when the question is cancelled, and has a last moment for it', async () => {
    const { engine, requests, reply, endings } = await starting();
    const asked = engine.ask(question);
    asked.cancel();
    expect(await asked.outcome).toEqual({ kind: 'cancelled' });
    engine.ask({ ...question, puzzle: { type: 'sudoku', text: 'b' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(endings()).toEqual([false]);
    reply({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(50);
    expect(endings()).toEqual([true, false]);
    reply({ kind: 'ready' });
    expect(requests()).toMatchObject([{ question: { puzzle: { text: 'b' } } }]);
  });

  test('is not told to hurry before it is there, whoever else asks', async () => {
    const { engine, requests, reply, lastId, endings } = await starting();
    const patient = engine.ask(question, { patient: true });
    engine.ask({ ...question, puzzle: { type: 'sudoku', text: 'b' } });
    await vi.advanceTimersByTimeAsync(1000);
    reply({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(199);
    expect(endings()).toEqual([false]);
    reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
    expect(await patient.outcome).toEqual({ kind: 'answered', answer: UNIQUE });
    expect(requests().at(-1)).toMatchObject({ question: { puzzle: { text: 'b' } } });
  });

  test('that never comes is told to who asked first, and the next gets another', async () => {
    const { engine, die, requests, reply } = await starting();
    const first = engine.ask(question);
    engine.ask({ ...question, puzzle: { type: 'sudoku', text: 'b' } });
    die();
    expect(await first.outcome).toMatchObject({ kind: 'failed' });
    reply({ kind: 'ready' });
    expect(requests()).toMatchObject([{ question: { puzzle: { text: 'b' } } }]);
  });
});
