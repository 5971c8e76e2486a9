import { describe, expect, test } from 'vitest';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import type { Model } from '#logic/model.ts';
import { assertClaims, encodeUnknowns } from './encoding.ts';
import { openNodeZ3 } from './nodeZ3.ts';

const z3 = await openNodeZ3();
const whole = await openNodeZ3('whole');

/** One row of `size` cells with `values` values, all different. */
function row(size: number, values: number): Model {
  const cells = Array.from({ length: size }, (_, cell) => cell);
  const domain = Array.from({ length: values }, (_, value) => value + 1);
  const place = { words: 'row 1' };
  return {
    domains: cells.map(() => domain),
    claims: [allDifferent({ place, cells, values: domain, symbol: String })],
  };
}

describe('a solver', () => {
  test('goes on after a limit of steps made it give up', () => {
    const solver = z3.createSolver();
    // Eight pigeons in seven holes: not seen at once.
    const model = row(8, 7);
    assertClaims(solver, encodeUnknowns(solver, model), model.claims);
    solver.limitSteps(10);
    expect(solver.check([])).toBe('unknown');
    solver.limitSteps(0);
    expect(solver.check([])).toBe('unsat');
    solver.close();
  });

  test('takes back what was asserted between push and pop', () => {
    const solver = z3.createSolver();
    const a = solver.boolean('a');
    solver.push();
    solver.temporarily(() => solver.assert(solver.not(a)));
    expect(solver.check([a])).toBe('unsat');
    solver.pop();
    expect(solver.check([a])).toBe('sat');
    solver.close();
  });

  test('counts: at most, at least, and more terms than fit its first block', () => {
    const solver = z3.createSolver();
    const all = Array.from({ length: 100 }, (_, index) => solver.boolean(`b${index}`));
    solver.assert(solver.atMost(60, all));
    solver.assert(solver.atLeast(60, all));
    expect(solver.check([])).toBe('sat');
    expect(solver.withModel((isTrue) => all.filter(isTrue))).toHaveLength(60);
    solver.close();
  });

  test('throws when it is used wrongly', () => {
    const solver = z3.createSolver();
    const a = solver.boolean('a');
    expect(solver.check([a, solver.not(a)])).toBe('unsat');
    expect(() => solver.withModel((isTrue) => isTrue(a))).toThrow(/no current model/);
    solver.close();
  });
});

describe('an SMT-LIB script', () => {
  test('that makes no sense throws', () => {
    expect(() => whole.evaluateSmtlib('(assert (= V0 1))')).toThrow(/unknown constant V0/);
  });

  test('finds nothing of an earlier one', () => {
    const script = '(declare-const V0 Int)(check-sat)';
    expect(whole.evaluateSmtlib(script)).toBe(whole.evaluateSmtlib(script));
  });
});

test('A console goes on after any number of errors', () => {
  const console = whole.openConsole();
  // Together longer than the wasm's stack, on which commands are put.
  const wrong = `(assert W)${' '.repeat(50_000)}`;
  const printed = Array.from({ length: 1000 }, () => console.run(wrong));
  expect(printed.every(({ failed }) => failed)).toBe(true);
  expect(console.run('(echo "so")')).toEqual({ text: 'so\n', failed: false });
  console.close();
});
