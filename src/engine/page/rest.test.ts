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
    expect(states.at(-1)).toEqual({ kind: 'resting' });
    const again = engine.ask(question);
    expect(states.at(-1)).toEqual({ kind: 'starting' });
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await again.outcome).toEqual({ kind: 'answered', answer });
    expect([workers.length, loads.length]).toEqual([2, 2]);
  });

  test('starts its worker while what it needs is on its way again', async () => {
    const { engine, ready, reply, lastId, workers, loads } = play({ rest: MINUTE });
    engine.ask(question);
    expect(workers).toHaveLength(0);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    await vi.advanceTimersByTimeAsync(MINUTE);
    engine.ask(question);
    expect([workers.length, loads.length]).toEqual([2, 2]);
    await ready();
    expect(workers).toHaveLength(2);
    expect(workers[1]?.requests.map(({ kind }) => kind)).toEqual(['ask']);
  });

  test('ends the worker that waits in vain, and says so', async () => {
    const { engine, ready, reply, lastId, workers, loads, states } = play({ rest: MINUTE });
    engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    await vi.advanceTimersByTimeAsync(MINUTE);
    const again = engine.ask(question);
    loads.at(-1)?.fail();
    expect(await again.outcome).toMatchObject({ kind: 'failed', detail: 'Error: offline' });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
    expect(states.at(-1)).toMatchObject({ kind: 'failed' });
    engine.ask(question);
    await ready();
    expect([workers.length, loads.length]).toEqual([3, 3]);
  });

  test('starts another where the worker dies before what it needs is there', async () => {
    const { engine, ready, reply, die, lastId, workers } = play({ rest: MINUTE });
    engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    await vi.advanceTimersByTimeAsync(MINUTE);
    const [lost, kept] = [engine.ask(question), engine.ask(question)];
    die();
    expect(await lost.outcome).toMatchObject({ kind: 'failed', detail: 'killed' });
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await kept.outcome).toEqual({ kind: 'answered', answer });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, false]);
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

  test('wakes before it is asked, and only where it rests', async () => {
    const { engine, ready, reply, lastId, workers, loads } = play({ rest: MINUTE });
    engine.wake();
    expect(loads).toHaveLength(0);
    engine.ask(question);
    await ready();
    engine.wake();
    reply({ kind: 'answer', id: lastId(), answer });
    await vi.advanceTimersByTimeAsync(MINUTE);
    engine.wake();
    engine.wake();
    await ready();
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });

  test('does not rest where its worker could not be had again', async () => {
    const { engine, ready, workers } = play({ rest: MINUTE, mayRest: () => false });
    engine.warm();
    await ready();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
  });

  test('whose workers are for one question lets go of what was loaded', async () => {
    const { engine, ready, reply, lastId, loads } = play({ rest: MINUTE, singleUse: true });
    engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    await vi.advanceTimersByTimeAsync(MINUTE);
    engine.ask(question);
    expect(loads).toHaveLength(2);
  });
});
