import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Constraint } from './constraint.ts';
import { derive } from './pol.ts';

const VARIABLES = 4;

const constraints = fc.array(
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: VARIABLES - 1 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 0, max: 15 }),
      fc.integer({ min: -2, max: 9 }),
    )
    .map(([variables, coefficients, negated, degree]): Constraint => ({
      literals: variables.map((variable) => 2 * variable + ((negated >> variable) & 1)),
      coefficients: coefficients.slice(0, variables.length),
      degree,
    })),
  { minLength: 2, maxLength: 4 },
);

/** Steps on what was derived so far: another constraint, a factor, a divisor, saturation, a literal. */
const steps = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 2 }).map((number) => `${number} +`),
    fc.integer({ min: 1, max: 5 }).map((factor) => `${factor} *`),
    fc.integer({ min: 1, max: 5 }).map((divisor) => `${divisor} d`),
    fc.constant('s'),
    fc.integer({ min: 0, max: 2 * VARIABLES - 1 }).map((literal) => `x${literal} +`),
  ),
  { maxLength: 6 },
);

const holds = ({ literals, coefficients, degree }: Constraint, truth: number): boolean =>
  literals.reduce(
    (sum, literal, at) =>
      ((truth >> (literal >> 1)) & 1) === ((literal & 1) ^ 1) ? sum + (coefficients[at] ?? 0) : sum,
    0,
  ) >= degree;

it('derives what holds wherever all that it starts from holds, in the form that is kept', () => {
  fc.assert(
    fc.property(constraints, steps, (all, words) => {
      const totals = new Float64Array(2 * VARIABLES);
      const derived = derive(
        `1 ${words.join(' ')}`.trim().split(' '),
        (number) => all[number - 1],
        (word) => Number(word.slice(1)),
        totals,
        (what) => {
          throw new Error(what);
        },
      );
      expect(totals.every((total) => total === 0)).toBe(true);
      expect(derived.coefficients.every((each) => each > 0)).toBe(true);
      const variables = derived.literals.map((literal) => literal >> 1);
      expect(new Set(variables).size).toBe(variables.length);
      const truths = Array.from({ length: 2 ** VARIABLES }, (_, truth) => truth);
      const right = truths.filter((truth) => all.every((each) => holds(each, truth)));
      expect(right.filter((truth) => !holds(derived, truth))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
