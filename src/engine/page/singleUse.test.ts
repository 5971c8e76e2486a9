import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { play } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an engine whose workers are for one question', () => {
  const question = { kind: 'count', puzzle: { type: 'sudoku', text: 'a' }, asks: {} } as const;
  const count = { count: 1, solutions: [[1]], complete: true };

  test('ends each after its answer, and starts the next with the next question', async () => {
    const { engine, ready, reply, lastId, workers, loads, requests } = play({ singleUse: true });
    const first = engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer: count });
    expect(await first.outcome).toEqual({ kind: 'answered', answer: count });
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    engine.prepare('sudoku', 'b');
    expect(workers).toHaveLength(1);
    const second = engine.ask(question);
    reply({ kind: 'ready' });
    reply({ kind: 'answer', id: lastId(), answer: count });
    expect(await second.outcome).toEqual({ kind: 'answered', answer: count });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
    expect(requests()).toHaveLength(1);
    expect(loads).toHaveLength(1);
  });

  test('gives a question that waits a worker of its own', async () => {
    const { engine, ready, reply, lastId, workers } = play({ singleUse: true });
    engine.ask(question);
    const second = engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer: count });
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    reply({ kind: 'ready' });
    reply({ kind: 'answer', id: lastId(), answer: count });
    expect(await second.outcome).toEqual({ kind: 'answered', answer: count });
  });

  test('starts none when the question is cancelled, or its time is over', async () => {
    const { engine, ready, reply, workers } = play({ singleUse: true });
    const first = engine.ask(question);
    await ready();
    first.cancel();
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    const second = engine.ask(question);
    reply({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second.outcome).toEqual({ kind: 'overdue', budget: 5000 });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });

  test('keeps one that was asked nothing for the next question', async () => {
    const { engine, ready, reply, lastId, workers, requests } = play({ singleUse: true });
    engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer: count });
    engine.ask(question).cancel();
    reply({ kind: 'ready' });
    expect(requests()).toEqual([]);
    const asked = engine.ask(question);
    reply({ kind: 'answer', id: lastId(), answer: count });
    expect(await asked.outcome).toEqual({ kind: 'answered', answer: count });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
    expect(requests()).toHaveLength(1);
  });
});
