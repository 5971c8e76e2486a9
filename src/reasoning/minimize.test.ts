import { expect, it } from 'vitest';
import { implies, is } from '#logic/formula.ts';
import { minimize } from './minimize.ts';
import { buildPbFormula, litsOf } from './pbFormula.ts';
import { Propagator } from './propagator.ts';
import { partOf } from './testing.ts';

const domains = Array.from({ length: 5 }, () => [0, 1]);
const filled = (cell: number) => is(cell, 1);

it('leaves out of a clause what the others imply, at once or in steps', () => {
  const parts = [
    implies(filled(0), filled(1)),
    implies(filled(1), filled(2)),
    implies(filled(2), filled(3)),
  ].map(partOf);
  const formula = buildPbFormula(domains, parts);
  const propagator = new Propagator(formula);
  const blank = (cell: number) =>
    litsOf(formula, [{ cell, value: 0, holds: true }])[0] ?? Number.NaN;
  propagator.propagate();
  for (const decided of [0, 4]) {
    propagator.openLevel();
    propagator.assign(blank(decided) ^ 1);
    expect(propagator.propagate()).toBeUndefined();
  }
  expect(minimize(propagator, [blank(3), blank(0), blank(4)])).toEqual([blank(0), blank(4)]);
  expect(minimize(propagator, [blank(3), blank(4)])).toEqual([blank(3), blank(4)]);
  expect(minimize(propagator, [blank(1), blank(3)])).toEqual([blank(1)]);
});
