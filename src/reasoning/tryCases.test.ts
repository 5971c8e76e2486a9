import { expect, it } from 'vitest';
import { is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { sameLiteral } from '#logic/literal.ts';
import { buildPbFormula } from './pbFormula.ts';
import { propagateAll } from './possibleSteps.ts';
import { partOf } from './testing.ts';
import { tryEitherWay } from './tryCases.ts';
import type { StepByCases } from './tryCases.ts';

const CELLS = [0, 1, 2, 3];

/** What follows of cells that are 0 or 1, whichever case it is. */
function found(...rules: readonly Formula[]): readonly StepByCases[] {
  const formula = buildPbFormula(
    CELLS.map(() => [0, 1]),
    rules.map(partOf),
  );
  const all = propagateAll(formula, { values: CELLS.map(() => undefined), excluded: [] });
  if (all === undefined) throw new Error('The rules contradict each other');
  return tryEitherWay(formula, all, () => true);
}

/** If the one cell holds 1, so does the other. */
const implies = (one: number, other: number): Formula => or([not(is(one, 1)), is(other, 1)]);
const someOf = (...cells: readonly number[]): Formula => or(cells.map((cell) => is(cell, 1)));

it('finds what follows in each of three cases', () => {
  const steps = found(someOf(0, 1, 2), implies(0, 3), implies(1, 3), implies(2, 3));
  expect(steps.map(({ conclusion }) => conclusion)).toContainEqual({
    cell: 3,
    value: 1,
    holds: true,
  });
});

it('takes no case that is the conclusion itself', () => {
  const steps = found(someOf(0, 1, 2), implies(1, 0), implies(2, 0));
  const itself = steps.filter(({ conclusion, cases: { among } }) =>
    among.some((assumed) => sameLiteral(assumed, conclusion)),
  );
  expect(itself).toEqual([]);
});
