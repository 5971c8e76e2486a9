import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '#trials.ts';
import { layOut } from './layout.ts';
import { Propagator } from './propagator.ts';

const VARIABLES = 40;

const constraints = fc.record({
  coefficients: fc.array(fc.constantFrom(1, 2, 3, 30), {
    minLength: VARIABLES,
    maxLength: VARIABLES,
  }),
  degree: fc.integer({ min: 200, max: 400 }),
});

/** Literals to assume one after the other, each on a level of its own; `undefined` goes back to level 0, or half way. */
const moves = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 2 * VARIABLES - 1 }) },
    { weight: 2, arbitrary: fc.constantFrom('back', 'half way') },
  ),
  { minLength: 20, maxLength: 120 },
);

it.each([true, false])(
  'all that long constraints imply is assigned, however often literals are undone, eagerly or not (%s)',
  (eager) => {
    fc.assert(
      fc.property(fc.array(constraints, { minLength: 1, maxLength: 3 }), moves, (all, tried) => {
        const long = all.map(({ coefficients, degree }) => ({
          literals: coefficients.map((_, variable) => 2 * variable),
          coefficients,
          degree,
        }));
        const propagator = new Propagator(layOut(long, [], VARIABLES), { eager });
        if (propagator.propagate() !== undefined) return;
        for (const move of tried) {
          if (move === 'back') propagator.backtrack(0);
          else if (move === 'half way') propagator.backtrack(propagator.level >> 1);
          else if (propagator.values[move] === 0) {
            propagator.openLevel();
            propagator.assign(move);
            if (propagator.propagate() !== undefined) propagator.backtrack(propagator.level - 1);
          }
          for (const { literals, coefficients, degree } of long) {
            const of = (at: number): number => propagator.values[literals[at] ?? 0] ?? 0;
            const slack = coefficients.reduce(
              (sum, coefficient, at) => (of(at) === -1 ? sum : sum + coefficient),
              -degree,
            );
            const open = coefficients.filter((_, at) => of(at) === 0);
            expect(Math.max(0, ...open)).toBeLessThanOrEqual(slack);
          }
        }
      }),
      { numRuns: trials(200, 40) },
    );
  },
);

it('what a constraint implied is implied anew after other literals took the place of those undone', () => {
  const coefficients = Array.from({ length: VARIABLES }, (_, at) => (at === 0 ? 30 : 1));
  const literals = coefficients.map((_, variable) => 2 * variable);
  const layout = layOut([{ literals, coefficients, degree: 35 }], [], VARIABLES);
  const propagator = new Propagator(layout);
  const without = (from: number): void => {
    for (let at = from; at < from + 5; at += 1) {
      propagator.openLevel();
      propagator.assign(2 * at + 1);
      expect(propagator.propagate()).toBeUndefined();
    }
  };
  without(1);
  expect(propagator.values[0]).toBe(1);
  propagator.backtrack(0);
  expect(propagator.values[0]).toBe(0);
  for (let at = 20; at < 30; at += 1) propagator.assign(2 * at);
  without(10);
  expect(propagator.values[0]).toBe(1);
});
