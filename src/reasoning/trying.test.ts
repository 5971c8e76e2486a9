import { expect, it, vi } from 'vitest';
import { isFact } from '#logic/claimPart.ts';
import { is, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { coreOf } from './core.ts';
import { Deducer } from './deduce.ts';
import { buildPbFormula } from './pbFormula.ts';
import type { Oracle } from './reason.ts';
import { partOf } from './testing.ts';

/** So many cells that are alike, whose trials take more work than the first ones may. */
const ALIKE = 1800;

it('goes on with trials where the first ones found nothing and were cut off', () => {
  const last = ALIKE;
  // Without the last one, all of these are filled, which they must not be.
  const others = Array.from({ length: 14 }, (_, at) => last + 1 + at);
  const cells = Array.from({ length: ALIKE + 15 }, (_, cell) => cell);
  const rule = (own: readonly number[], formula: Formula) => ({
    ...partOf(formula),
    cells: own,
  });
  const alike = cells
    .slice(1, ALIKE)
    .flatMap((cell) => [
      rule([cell - 1, cell], or([is(cell - 1, 0), is(cell, 1)])),
      rule([cell - 1, cell], or([is(cell - 1, 1), is(cell, 0)])),
    ]);
  const formula = buildPbFormula(
    cells.map(() => [0, 1]),
    [
      ...alike,
      ...others.map((other) => rule([last, other], or([is(last, 1), is(other, 1)]))),
      rule(others, or(others.map((other) => is(other, 0)))),
    ],
  );
  const contradicts: Oracle['contradicts'] = (members) => {
    const own = formula.parts.flatMap((part, at) => (members.includes(part) ? [at] : []));
    const core = coreOf(formula, own, members.filter(isFact), 1_000_000);
    if (core === undefined || core === 'stand') return undefined;
    return [...core.parts.flatMap((part) => formula.parts[part] ?? []), ...core.facts];
  };
  // Of all parts together it is asked only where nothing else is found.
  const asked = vi.fn<Oracle['contradicts']>(contradicts);
  const oracle: Oracle = { contradicts: asked, among: (_, __, work) => work(contradicts) };
  const speech = { names: (own: readonly number[]) => own.join(), word: String };
  const solution = cells.map((cell) => (cell === last ? [1] : [0, 1]));
  const deduction = new Deducer(formula, oracle, speech).next(
    { values: cells.map(() => undefined), excluded: [] },
    () => solution,
  );
  expect(deduction?.conclusions).toEqual([{ cell: last, value: 1, holds: true }]);
  expect(deduction?.reason.parts).toHaveLength(15);
  expect(asked).not.toHaveBeenCalled();
});
