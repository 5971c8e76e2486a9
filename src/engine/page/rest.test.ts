import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { play } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

describe('an engine that rests', () => {
  const question = { kind: 'count', puzzle: { type: 'sudoku', text: 'a' }, asks: {} } as const;
  const answer = { count: 1, solutions: [[1]], complete: true };

  test('ends its worker a while after the last answer, and starts one with the next question', async () => {
    const { engine, ready, reply, lastId, workers, loads, states } = play({ rest: MINUTE });
    engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    expect(states.at(-1)).toEqual({ kind: 'ready' });
    const again = engine.ask(question);
    reply({ kind: 'ready' });
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await again.outcome).toEqual({ kind: 'answered', answer });
    expect([workers.length, loads.length]).toEqual([2, 1]);
  });

  test('counts from the last question, and never ends one that works', async () => {
    const { engine, ready, reply, lastId, workers } = play({ rest: MINUTE });
    engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    const long = engine.ask(question, { budget: 10 * MINUTE });
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await long.outcome).toEqual({ kind: 'answered', answer });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });
});
