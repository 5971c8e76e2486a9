import { describe, expect, it, vi } from 'vitest';
import type { Verdict } from '#engine/questions/questions.ts';
import type { Answered, Engine } from './engine.ts';
import { prove } from './prove.ts';

const PUZZLE = { type: 'sudoku', text: '' };

/** An engine that answers everything in the same way; `cancelled` hears that it was stopped. */
const saying = (outcome: Answered<Verdict>, cancelled: () => void = () => {}): Engine => ({
  warm: () => {},
  wake: () => {},
  prepare: () => {},
  ask: () => ({ outcome: Promise.resolve(outcome), cancel: cancelled, abandon: () => {} }) as never,
});

const gaveUp = (...solutions: readonly (readonly number[])[]): Answered<Verdict> => ({
  kind: 'answered',
  answer: { kind: 'unknown', reason: 'The solver gave up.', solutions, milliseconds: 1 },
});

const proved = (rules: Answered<Verdict>, z3: Answered<Verdict>) =>
  prove({ rules: saying(rules), z3: saying(z3) }, PUZZLE).outcome;

it('a solution that our own solver found is known where Z3 runs out of time', async () => {
  expect(await proved(gaveUp([1, 2]), { kind: 'overdue', budget: 60_000 })).toEqual({
    by: 'z3',
    outcome: {
      kind: 'unknown',
      reason: 'After 60 seconds there was still no proof.',
      solutions: [[1, 2]],
      milliseconds: 60_000,
    },
  });
});

it('one solution by each is two, and the same by both is one', async () => {
  expect((await proved(gaveUp([1, 2]), gaveUp([2, 1]))).outcome).toMatchObject({
    kind: 'several',
    solutions: [
      [1, 2],
      [2, 1],
    ],
    complete: false,
  });
  expect((await proved(gaveUp([1, 2]), gaveUp([1, 2]))).outcome).toMatchObject({
    kind: 'unknown',
    solutions: [[1, 2]],
  });
});

it('what Z3 proves is what is said', async () => {
  const unique: Verdict = { kind: 'unique', solution: [1, 2], milliseconds: 1 };
  const { outcome } = await proved(gaveUp([1, 2]), { kind: 'answered', answer: unique });
  expect(outcome).toEqual(unique);
});

it('Z3 can be stopped once it was asked', async () => {
  const cancelled = vi.fn<() => void>();
  const z3: Engine = {
    ...saying(gaveUp()),
    ask: () => ({ outcome: new Promise(() => {}), cancel: cancelled, abandon: () => {} }) as never,
  };
  const heard = vi.fn<() => void>();
  const asked = prove({ rules: saying(gaveUp()), z3 }, PUZZLE, { onProgress: heard });
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  asked.cancel();
  expect(cancelled).toHaveBeenCalledOnce();
});

describe('our own solver, where it gives up at first', () => {
  const unique: Verdict = { kind: 'unique', solution: [1, 2], milliseconds: 1 };

  /** Our own solver, which gives up unless its work has no limit; then it answers so. */
  const patient = (outcome: Answered<Verdict>, cancelled: () => void = () => {}): Engine => ({
    ...saying(outcome),
    ask: ({ asks }) =>
      ({
        outcome: Promise.resolve('work' in asks && asks.work === Infinity ? outcome : gaveUp()),
        cancel: cancelled,
        abandon: () => {},
      }) as never,
  });
  const silent = (cancelled: () => void): Engine => ({
    ...saying(gaveUp()),
    ask: () => ({ outcome: new Promise(() => {}), cancel: cancelled, abandon: () => {} }) as never,
  });

  it('goes on beside Z3, which is stopped once it has a verdict', async () => {
    const cancelled = vi.fn<() => void>();
    const rules = patient({ kind: 'answered', answer: unique });
    const statement = await prove({ rules, z3: silent(cancelled) }, PUZZLE).outcome;
    expect(statement).toEqual({ by: 'rules', outcome: unique });
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('has a verdict that counts where Z3 runs out of memory', async () => {
    const failed = { kind: 'failed', sentence: 'Out of memory.', detail: '' } as const;
    const rules = patient({ kind: 'answered', answer: unique });
    const { outcome } = await prove({ rules, z3: saying(failed) }, PUZZLE).outcome;
    expect(outcome).toEqual(unique);
  });

  it('is stopped once Z3 has a verdict', async () => {
    const cancelled = vi.fn<() => void>();
    let asked = 0;
    const rules: Engine = {
      ...saying(gaveUp()),
      ask: () => {
        asked += 1;
        const outcome = asked === 1 ? Promise.resolve(gaveUp()) : new Promise(() => {});
        return { outcome, cancel: cancelled, abandon: () => {} } as never;
      },
    };
    const z3 = saying({ kind: 'answered', answer: unique });
    const statement = await prove({ rules, z3 }, PUZZLE).outcome;
    expect(statement).toEqual({ by: 'z3', outcome: unique });
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('runs out of time as Z3 does, and what both found is said', async () => {
    const rules = patient({ kind: 'overdue', budget: 300_000 });
    const statement = await prove({ rules, z3: saying(gaveUp([1, 2])) }, PUZZLE).outcome;
    expect(statement.outcome).toMatchObject({ kind: 'unknown', solutions: [[1, 2]] });
  });

  it('is not asked again while somebody types on', async () => {
    const rules = patient({ kind: 'answered', answer: unique });
    const asked = prove({ rules, z3: saying(gaveUp()) }, PUZZLE, { patient: true });
    expect((await asked.outcome).outcome.kind).toBe('unknown');
  });
});
