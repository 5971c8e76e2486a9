import { expect, it } from 'vitest';
import fc from 'fast-check';
import { trials } from '#trials.ts';
import { atLeast, atMost, is, not, or } from '#logic/formula.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { product } from '#logic/testing.ts';
import { listed } from '#logic/words.ts';
import { buildPbFormula } from './pbFormula.ts';
import { propagateAll } from './possibleSteps.ts';
import type { Deduction } from './reason.ts';
import { fillingAgainst, ruleOf } from './testing.ts';
import { tryPacking } from './tryPacking.ts';

const CELLS = [0, 1, 2, 3, 4, 5, 6];
const DOMAINS = CELLS.map(() => [0, 1]);
const speech = {
  names: (cells: readonly number[]) =>
    `${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells.map(String))}`,
  word: (value: number) => (value === 1 ? 'X' : 'O'),
};

const area = (cells: readonly number[], count: number): ClaimPart =>
  ruleOf(
    'the area',
    cells,
    atLeast(
      count,
      cells.map((cell) => is(cell, 1)),
    ),
  );
const apart = (one: number, other: number): ClaimPart =>
  ruleOf(`neighbours ${one} and ${other}`, [one, other], atMost(1, [is(one, 1), is(other, 1)]));
/** If the one is filled, so is the other. */
const implies = (one: number, other: number): ClaimPart =>
  ruleOf(`the way from ${one}`, [one, other], or([not(is(one, 1)), is(other, 1)]));

function found(parts: readonly ClaimPart[]): Deduction | undefined {
  const formula = buildPbFormula(DOMAINS, parts);
  const known = { values: CELLS.map(() => undefined), excluded: [] };
  const all = propagateAll(formula, known);
  return all && tryPacking(formula, known, all, () => true);
}

it('counts neighbours of which one at most is filled, and says which', () => {
  const deduction = found([
    area([0, 1, 2, 3, 4, 5], 3),
    apart(0, 1),
    apart(2, 3),
    apart(4, 5),
    apart(6, 4),
    apart(6, 5),
  ]);
  expect(deduction?.named?.say(speech, [])).toBe(
    'If cell 6 were X, the area would have room for only two of its three Xs, because of neighbours 6 and 4, neighbours 6 and 5, neighbours 0 and 1 and neighbours 2 and 3: one at most in each of cells 0 and 1; cells 2 and 3. So cell 6 is O.',
  );
});

it('says nothing where there is room to spare', () => {
  expect(
    found([area([0, 1, 2, 3, 4, 5], 2), apart(0, 1), apart(2, 3), apart(4, 5), apart(6, 4)]),
  ).toBeUndefined();
});

it('concludes what holds in each filling that its rules allow', () => {
  const all = product(DOMAINS);
  const cell = fc.constantFrom(...CELLS);
  const made = fc.record({
    cells: fc.uniqueArray(cell, { minLength: 5, maxLength: 7 }),
    pairs: fc.array(fc.tuple(cell, cell), { minLength: 3, maxLength: 9 }),
    ways: fc.array(fc.tuple(cell, cell), { maxLength: 3 }),
    solution: fc.constantFrom(...all.filter((full) => full.filter(Boolean).length >= 2)),
  });
  let count = 0;
  fc.assert(
    fc.property(made, ({ cells, pairs, ways, solution }) => {
      const holds = (of: number): boolean => solution[of] === 1;
      const need = cells.filter(holds).length;
      const parts = [
        area(cells, need),
        ...pairs.flatMap(([one, other]) =>
          one !== other && !(holds(one) && holds(other)) ? [apart(one, other)] : [],
        ),
        ...ways.flatMap(([one, other]) =>
          !holds(one) || holds(other) ? [implies(one, other)] : [],
        ),
      ];
      const deduction = found(parts);
      if (deduction === undefined) return;
      count += 1;
      expect(fillingAgainst(deduction, parts, all)).toBeUndefined();
    }),
    { numRuns: trials(400) },
  );
  expect(count).toBeGreaterThan(0);
});
