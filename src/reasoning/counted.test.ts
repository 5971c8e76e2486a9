import { expect, it } from 'vitest';
import { atLeast, atMost, is } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { assume, eagerPropagator } from './antecedents.ts';
import { countedAt } from './counted.ts';
import { buildPbFormula, litsOf } from './pbFormula.ts';
import { partOf } from './testing.ts';

const CELLS = [0, 1, 2, 3];
/** What is split where the first cells are known; each literal as "cell=value". */
function splits(formula: Formula, known: readonly number[], most = 3): readonly string[] {
  const pb = buildPbFormula(
    CELLS.map(() => [0, 1]),
    [partOf(formula)],
  );
  const propagator = eagerPropagator(pb);
  const facts = known.map((value, cell) => ({ cell, value, holds: true }));
  assume(propagator, litsOf(pb, facts));
  return countedAt(pb, propagator, most).map(({ among }) =>
    among.map(({ cell, value }) => `${cell}=${value}`).join(' '),
  );
}
const holding = CELLS.map((cell) => is(cell, 1));

it('says of the cells that are open that one is so where one is missing', () => {
  expect(splits(atLeast(2, holding), [1])).toEqual(['1=1 2=1 3=1']);
});

it('says so of any two where all of them but one are', () => {
  expect(splits(atLeast(3, holding), [1])).toEqual(['1=1 2=1', '1=1 3=1', '2=1 3=1']);
});

it('reads of so many at most how many are the other value', () => {
  expect(splits(atMost(2, holding), [0])).toEqual(['1=0 2=0 3=0']);
});

it('says nothing of more cells than are wanted, nor where the count is met', () => {
  expect(splits(atLeast(2, holding), [1], 2)).toEqual([]);
  expect(splits(atLeast(2, holding), [1, 1])).toEqual([]);
});
