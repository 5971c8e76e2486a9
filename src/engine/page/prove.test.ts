import { expect, it, vi } from 'vitest';
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
