import { expect, it } from 'vitest';
import { is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { listed } from '#logic/words.ts';
import { buildPbFormula } from './pbFormula.ts';
import { explainStep } from './explainStep.ts';
import { partOf } from './testing.ts';

const speech = {
  names: (cells: readonly number[]) => `cell ${listed(cells.map(String))}`,
  word: String,
};
const implies = (one: number, other: number): Formula => or([not(is(one, 1)), is(other, 1)]);

/** One of the first three cells is 1; what follows from each is told, as rules say. */
function told(...rules: readonly Formula[]) {
  const cells = [0, 1, 2, 3, 4];
  const all = [or([is(0, 1), is(1, 1), is(2, 1)]), ...rules].map(partOf);
  const formula = buildPbFormula(
    cells.map(() => [0, 1]),
    all.map((part) => ({ ...part, cells })),
  );
  const among = [0, 1, 2].map((cell) => ({ cell, value: 1, holds: true }));
  return explainStep(
    formula,
    {
      conclusions: [{ cell: 3, value: 1, holds: true }],
      reason: { parts: all.map((_, at) => at), facts: [] },
      cases: { among, supposing: false },
      shortest: true,
    },
    speech,
  ).lines;
}

it('cases that come to the same in the same words are said once', () => {
  expect(told(implies(0, 3), implies(1, 3), implies(2, 3))).toEqual([
    'One of cell 0, 1 and 2 is 1.',
    'In each case, here: cell 3 is 1.',
  ]);
});
