import { describe, expect, test } from 'vitest';
import type { Reply } from '#engine/questions/protocol.ts';
import { play } from './testing.ts';

const question = { kind: 'count', puzzle: { type: 'sudoku', text: 'a' }, asks: {} } as const;
const answer = { count: 1, solutions: [[1]], complete: true };
const beyond: Extract<Reply, { readonly kind: 'failed' }> = {
  kind: 'failed',
  failure: { sentence: 'It stopped.', detail: 'unreachable' },
  fatal: true,
  isBeyond: true,
};

describe('where the slim part of Z3 stops', () => {
  test('the whole is fetched, and asked the same and all that comes later', async () => {
    const failures: string[] = [];
    const { engine, ready, reply, lastId, loads, workers, states } = play({
      onFailure: () => failures.push('failed'),
    });
    const asked = engine.ask(question);
    await ready();
    reply({ ...beyond, id: lastId() });
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    loads[1]?.progress(0.5);
    expect(states.at(-1)).toEqual({ kind: 'loading', fraction: 0.5 });
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await asked.outcome).toEqual({ kind: 'answered', answer });
    const later = engine.ask(question);
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await later.outcome).toEqual({ kind: 'answered', answer });
    expect(loads.map(({ part }) => part)).toEqual(['slim', 'whole']);
    expect(failures).toEqual([]);
  });

  test('nobody hears the beginning of an answer twice: what has begun fails, and may be asked again', async () => {
    const { engine, ready, reply, lastId, loads } = play();
    const asked = engine.ask(question);
    const next = engine.ask(question);
    await ready();
    reply({ kind: 'progress', id: lastId(), progress: [] });
    reply({ ...beyond, id: lastId() });
    expect(await asked.outcome).toMatchObject({ kind: 'failed', sentence: 'It stopped.' });
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await next.outcome).toEqual({ kind: 'answered', answer });
    expect(loads.map(({ part }) => part)).toEqual(['slim', 'whole']);
  });

  test('in getting ready, nothing is fetched before somebody asks', async () => {
    const { engine, ready, reply, lastId, loads, states } = play();
    engine.warm();
    await ready();
    engine.prepare('sudoku', 'a');
    reply({ ...beyond, id: lastId() });
    expect(states.at(-1)).toEqual({ kind: 'idle' });
    expect(loads).toHaveLength(1);
    const asked = engine.ask(question);
    await ready();
    reply({ kind: 'answer', id: lastId(), answer });
    expect(await asked.outcome).toEqual({ kind: 'answered', answer });
    expect(loads[1]?.part).toBe('whole');
  });

  test('the whole has nothing beyond it: its failure is told', async () => {
    const { engine, ready, reply, lastId, loads } = play({ part: 'whole' });
    const asked = engine.ask(question);
    await ready();
    reply({ ...beyond, id: lastId() });
    expect(await asked.outcome).toMatchObject({ kind: 'failed', sentence: 'It stopped.' });
    expect(loads.map(({ part }) => part)).toEqual(['whole']);
  });
});
