import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verdict } from '#engine/questions/questions.ts';
import { play } from './testing.ts';

const UNIQUE: Verdict = { kind: 'unique', solution: [1, 2], milliseconds: 3 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a question nobody waits for any more', () => {
  async function abandoned() {
    const game = play();
    const question = { kind: 'solve', puzzle: { type: 'sudoku', text: 'a' }, asks: {} } as const;
    const asked = game.engine.ask(question, { budget: 2000 });
    await game.ready();
    asked.abandon();
    expect(await asked.outcome).toEqual({ kind: 'cancelled' });
    return { ...game, question };
  }

  test('is finished by the worker, and the next one follows', async () => {
    const { engine, question, requests, reply, lastId, workers } = await abandoned();
    engine.ask(question, { patient: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests()).toHaveLength(1);
    reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
    expect(requests()).toHaveLength(2);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
  });

  test('does not keep anybody waiting for longer than a blink', async () => {
    const { engine, question, requests, reply, workers } = await abandoned();
    engine.ask(question);
    await vi.advanceTimersByTimeAsync(50);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    reply({ kind: 'ready' });
    expect(requests()).toMatchObject([{ kind: 'ask' }]);
  });

  test('lets others go first, and is asked again after them', async () => {
    const { engine, ready, requests, reply, lastId, workers } = play();
    const puzzle = { type: 'sudoku', text: 'a' };
    const patient = engine.ask({ kind: 'solve', puzzle, asks: {} }, { patient: true });
    await ready();
    engine.ask({ kind: 'certainty', puzzle, asks: {} });
    await vi.advanceTimersByTimeAsync(200);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    reply({ kind: 'ready' });
    expect(requests()).toMatchObject([{ question: { kind: 'certainty' } }]);
    reply({ kind: 'answer', id: lastId(), answer: 'none' });
    expect(requests().at(-1)).toMatchObject({ question: { kind: 'solve' } });
    reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
    expect(await patient.outcome).toEqual({ kind: 'answered', answer: UNIQUE });
  });

  test('is ended with its time', async () => {
    const { workers } = await abandoned();
    await vi.advanceTimersByTimeAsync(2000);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });
});
