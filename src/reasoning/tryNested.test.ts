import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '#trials.ts';
import { is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { product } from '#logic/testing.ts';
import { listed } from '#logic/words.ts';
import { nestedDeduction } from './nestedDeduction.ts';
import { buildPbFormula } from './pbFormula.ts';
import { propagateAll } from './possibleSteps.ts';
import type { Deduction } from './reason.ts';
import { fillingAgainst, ruleOf } from './testing.ts';

const CELLS = [0, 1, 2, 3, 4];
const DOMAINS = CELLS.map(() => [0, 1]);
const speech = {
  names: (cells: readonly number[]) =>
    `${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells.map(String))}`,
  word: (value: number) => (value === 1 ? 'filled' : 'blank'),
};

function found(parts: readonly ClaimPart[]): Deduction | undefined {
  const formula = buildPbFormula(DOMAINS, parts);
  const known = { values: CELLS.map(() => undefined), excluded: [] };
  const all = propagateAll(formula, known);
  return all && nestedDeduction(formula, known, all, () => true, speech);
}

const on = (cell: number): Formula => is(cell, 1);
const off = (cell: number): Formula => not(is(cell, 1));
const clause = (name: string, ...of: readonly Formula[]): ClaimPart =>
  ruleOf(`rule ${name}`, CELLS, or(of));

it('tells each supposition below another, and what is left', () => {
  const deduction = found([
    clause('a', off(0), off(1), on(2)),
    clause('b', off(0), off(1), off(2)),
    clause('c', off(0), on(1), on(3)),
    clause('d', off(0), on(1), off(3), on(4)),
    clause('e', off(0), off(3), off(4)),
  ]);
  const { named } = deduction ?? {};
  expect([named?.say(speech, []), ...(named?.lines?.(speech) ?? [])]).toEqual([
    'Suppose cell 0 were filled.',
    'Cell 1 is blank: otherwise rule a: cell 2 is filled; but it would not be so that rule b.',
    'Rule c: cell 3 is filled.',
    'Rule d: cell 4 is filled.',
    'But it would not be so that rule e, so that cannot be.',
  ]);
});

it('concludes what holds in each filling that its rules allow', () => {
  const all = product(DOMAINS);
  const rules = fc.array(
    fc.record({
      cells: fc.uniqueArray(fc.constantFrom(...CELLS), { minLength: 3, maxLength: 3 }),
      values: fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1)),
    }),
    { minLength: 6, maxLength: 14 },
  );
  let count = 0;
  fc.assert(
    fc.property(fc.constantFrom(...all), rules, (solution, made) => {
      // Each is a clause that the solution meets.
      const parts = made.map(({ cells, values }, at) => {
        const [first = 0, ...others] = cells;
        const literals = others.map((cell, index) => is(cell, values[index] ?? 0));
        return clause(String(at), is(first, solution[first] ?? 0), ...literals);
      });
      const deduction = found(parts);
      if (deduction === undefined) return;
      count += 1;
      expect(fillingAgainst(deduction, parts, all)).toBeUndefined();
    }),
    { numRuns: trials(400) },
  );
  expect(count).toBeGreaterThan(0);
});
