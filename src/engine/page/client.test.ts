import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verdict } from '#engine/questions/questions.ts';
import { createEngine } from './client.ts';
import type { Engine } from './engine.ts';
import { askWitness } from './prove.ts';
import { MODULE, play } from './testing.ts';

const UNIQUE: Verdict = { kind: 'unique', solution: [1, 2], milliseconds: 3 };

const solveBy = (
  engine: Engine,
  type: string,
  text: string,
  onCount: (found: number) => void = () => {},
) =>
  askWitness(
    { rules: engine, z3: engine },
    'z3',
    { type, text },
    { onProgress: ({ length }) => onCount(length) },
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading', () => {
  test('starts when asked for, only once, and is reported until ready', async () => {
    const { engine, states, loads, workers, ready } = play();
    engine.prepare('sudoku', 'a');
    expect(loads).toHaveLength(0);
    engine.warm();
    engine.warm();
    loads[0]?.progress(0.5);
    await ready();
    engine.warm();
    expect([loads.length, workers.length]).toEqual([1, 1]);
    expect(states).toEqual([
      { kind: 'loading', fraction: 0 },
      { kind: 'loading', fraction: 0.5 },
      { kind: 'starting' },
      { kind: 'ready' },
    ]);
  });

  test('is waited for by a puzzle that is to be solved', async () => {
    const { engine, workers, ready, requests, reply, lastId } = play();
    const asked = solveBy(engine, 'sudoku', 'a');
    expect(workers).toHaveLength(0);
    await ready();
    expect(requests()).toMatchObject([
      { kind: 'ask', question: { kind: 'solve', puzzle: { type: 'sudoku', text: 'a' } } },
    ]);
    reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
    expect(await asked.outcome).toEqual(UNIQUE);
  });

  test('that fails is said in a sentence, and tried again at the next question', async () => {
    const { engine, states, loads, ready, reply, lastId } = play();
    const first = solveBy(engine, 'sudoku', 'a');
    loads[0]?.fail();
    expect(await first.outcome).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('could not be downloaded') as string,
      detail: 'Error: offline',
    });
    expect(states.at(-1)).toMatchObject({ kind: 'failed' });
    const second = solveBy(engine, 'sudoku', 'a');
    await ready();
    reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
    expect(await second.outcome).toEqual(UNIQUE);
    expect(loads).toHaveLength(2);
  });

  test('goes on when the puzzle waiting for it is cancelled', async () => {
    const { engine, ready, requests, workers } = play();
    const asked = solveBy(engine, 'sudoku', 'a');
    asked.cancel();
    expect(await asked.outcome).toEqual({ kind: 'cancelled' });
    await ready();
    expect(requests().map(({ kind }) => kind)).toEqual(['prepare']);
    expect(workers).toHaveLength(1);
  });
});

describe('preparing', () => {
  test('keeps to the newest puzzle while the worker is busy', async () => {
    const { engine, ready, requests, reply, lastId } = play();
    engine.warm();
    await ready();
    for (const text of ['a', 'b', 'c']) engine.prepare('sudoku', text);
    reply({ kind: 'prepared', id: lastId() });
    expect(requests()).toMatchObject([{ puzzle: { text: 'a' } }, { puzzle: { text: 'c' } }]);
    reply({ kind: 'prepared', id: lastId() });
    expect(requests()).toHaveLength(2);
  });

  test('that fails is no matter', async () => {
    const { engine, ready, reply, lastId, states, requests } = play();
    engine.warm();
    await ready();
    engine.prepare('sudoku', 'a');
    const failure = { sentence: 'Line 1 is short.', detail: '' };
    reply({ kind: 'failed', id: lastId(), failure, fatal: false });
    expect(states.at(-1)).toEqual({ kind: 'ready' });
    solveBy(engine, 'sudoku', 'b');
    expect(requests().at(-1)).toMatchObject({ kind: 'ask' });
  });
});

describe('solving', () => {
  /** An engine at work on a puzzle. */
  async function solving() {
    const game = play();
    const found: number[] = [];
    const asked = solveBy(game.engine, 'sudoku', 'a', (count) => found.push(count));
    await game.ready();
    return { ...game, asked, found, id: game.lastId() };
  }

  test('reports how many solutions are found so far', async () => {
    const { reply, found, id } = await solving();
    reply({ kind: 'progress', id, progress: [[1]] });
    reply({ kind: 'progress', id, progress: [[2]] });
    expect(found).toEqual([1, 2]);
  });

  test('goes one puzzle after the other', async () => {
    const { engine, requests, reply, lastId, id } = await solving();
    const second = solveBy(engine, 'kurosu', 'b');
    expect(requests()).toHaveLength(1);
    reply({ kind: 'answer', id, answer: UNIQUE });
    reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
    expect(await second.outcome).toEqual(UNIQUE);
  });

  test('is cancelled by ending the worker; a new one gets the same puzzle ready', async () => {
    const { asked, workers, loads, requests, reply } = await solving();
    asked.cancel();
    asked.cancel();
    expect(await asked.outcome).toEqual({ kind: 'cancelled' });
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    reply({ kind: 'ready' });
    expect(requests()).toMatchObject([{ kind: 'prepare', puzzle: { text: 'a' } }]);
    expect(loads).toHaveLength(1);
  });

  test('hears nothing more of an ended worker', async () => {
    const { asked, reply, die, id, states, engine } = await solving();
    asked.cancel();
    const next = solveBy(engine, 'sudoku', 'b');
    const before = states.length;
    reply({ kind: 'answer', id, answer: UNIQUE }, 0);
    die(0);
    expect(states).toHaveLength(before);
    next.cancel();
    expect(await next.outcome).toEqual({ kind: 'cancelled' });
  });

  test('leaves the worker alone when a waiting puzzle is cancelled', async () => {
    const { engine, workers } = await solving();
    const second = solveBy(engine, 'kurosu', 'b');
    second.cancel();
    expect(await second.outcome).toEqual({ kind: 'cancelled' });
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
  });

  test('ends as unknown when the time is over, with what was found', async () => {
    const { asked, reply, id, workers } = await solving();
    reply({ kind: 'progress', id, progress: [[1]] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await asked.outcome).toMatchObject({
      kind: 'unknown',
      reason: 'After five seconds there was still no proof.',
      solutions: [[1]],
    });
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('ends as several when the time is over after two solutions', async () => {
    const { asked, reply, id } = await solving();
    reply({ kind: 'progress', id, progress: [[1]] });
    reply({ kind: 'progress', id, progress: [[2]] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await asked.outcome).toMatchObject({ kind: 'several', complete: false });
  });

  test('has time counted from when the worker begins', async () => {
    const { engine, ready } = play();
    const asked = solveBy(engine, 'sudoku', 'a');
    await vi.advanceTimersByTimeAsync(50_000);
    await ready();
    let over = false;
    void asked.outcome.then(() => (over = true));
    await vi.advanceTimersByTimeAsync(4000);
    expect(over).toBe(false);
  });

  test.each<[string, (game: Awaited<ReturnType<typeof solving>>) => void]>([
    ['dies', ({ die }) => die()],
    [
      'says it must be thrown away',
      ({ reply, id }) =>
        reply({
          kind: 'failed',
          id,
          failure: { sentence: 'The solver stopped unexpectedly.', detail: 'abort' },
          fatal: true,
        }),
    ],
  ])(
    'fails in a sentence when the worker %s, and works again when next asked',
    async (_, crash) => {
      const game = await solving();
      crash(game);
      expect(await game.asked.outcome).toMatchObject({
        kind: 'failed',
        sentence: expect.stringContaining('stopped unexpectedly') as string,
      });
      expect(game.states.at(-1)).toMatchObject({ kind: 'failed' });
      expect(game.workers.map(({ ended }) => ended)).toEqual([true]);
      const again = solveBy(game.engine, 'sudoku', 'a');
      game.reply({ kind: 'ready' });
      game.reply({ kind: 'answer', id: game.lastId(), answer: UNIQUE });
      expect(await again.outcome).toEqual(UNIQUE);
    },
  );

  test('goes on with the next puzzle after a crash', async () => {
    const { engine, asked, die, reply, requests } = await solving();
    solveBy(engine, 'kurosu', 'b');
    die();
    expect(await asked.outcome).toMatchObject({ kind: 'failed' });
    reply({ kind: 'ready' });
    expect(requests()).toMatchObject([{ question: { puzzle: { type: 'kurosu' } } }]);
  });

  test('is not affected by a worker that dies idle', async () => {
    const { engine, asked, reply, die, id, states, workers } = await solving();
    reply({ kind: 'answer', id, answer: UNIQUE });
    await asked.outcome;
    die();
    expect(states.at(-1)).toEqual({ kind: 'idle' });
    engine.warm();
    expect(workers).toHaveLength(2);
  });
});

test('A question of any kind is answered, with progress on the way, and may have all the time it wants', async () => {
  const { engine, ready, reply, lastId } = play();
  const heard: unknown[] = [];
  const asked = engine.ask(
    { kind: 'count', puzzle: { type: 'sudoku', text: 'a' }, asks: {} },
    { onProgress: (answer) => heard.push(answer), budget: Infinity },
  );
  await ready();
  const counted = { count: 1, solutions: [[1]] };
  reply({ kind: 'progress', id: lastId(), progress: counted });
  await vi.advanceTimersByTimeAsync(1_000_000);
  const count = { count: 1, solutions: [[1]], complete: true };
  reply({ kind: 'answer', id: lastId(), answer: count });
  expect(heard).toEqual([counted]);
  expect(await asked.outcome).toEqual({ kind: 'answered', answer: count });
});

test('Whatever does not come, dies or fails is told of, also when nobody waits for it', async () => {
  const onFailure = vi.fn<() => void>();
  const { engine, loads, ready, reply, die, lastId } = play({ onFailure });
  engine.warm();
  loads[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(onFailure).toHaveBeenCalledTimes(1);
  engine.warm();
  await ready();
  die();
  expect(onFailure).toHaveBeenCalledTimes(2);
  const asked = solveBy(engine, 'sudoku', 'a');
  reply({ kind: 'ready' });
  const failure = { sentence: 'A part did not come.', detail: '' };
  reply({ kind: 'failed', id: lastId(), failure, fatal: false });
  expect(await asked.outcome).toEqual({ kind: 'failed', ...failure });
  expect(onFailure).toHaveBeenCalledTimes(3);
  const next = solveBy(engine, 'sudoku', 'a');
  reply({ kind: 'answer', id: lastId(), answer: UNIQUE });
  expect(await next.outcome).toEqual(UNIQUE);
  expect(onFailure).toHaveBeenCalledTimes(3);
});

test('A worker that cannot be made fails the question and not the page', async () => {
  const engine = createEngine({
    onState: () => {},
    load: () => Promise.resolve(MODULE),
    spawn() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await solveBy(engine, 'sudoku', 'a').outcome).toMatchObject({ kind: 'failed' });
});
