import { expect, it } from 'vitest';
import { is, or } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { isFact } from '#logic/claimPart.ts';
import { coreOf } from '#reasoning/core.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import type { Oracle } from '#reasoning/reason.ts';
import { partOf } from '#reasoning/testing.ts';
import { deductionOf } from './needed.ts';

it('does not ask about each fact that a reason can do without', () => {
  const part = partOf(or([is(0, 1), is(1, 1)]));
  const cells = Array.from({ length: 50 }, (_, cell) => cell);
  const formula = buildPbFormula(
    cells.map(() => [0, 1]),
    [part],
  );
  let asked = 0;
  const contradicts: Oracle['contradicts'] = (members) => {
    asked += 1;
    const parts = members.includes(formula.parts[0] ?? part) ? [0] : [];
    const core = coreOf(formula, parts, members.filter(isFact), 1_000_000);
    if (core === undefined || core === 'stand') return undefined;
    return [...core.parts.flatMap((at) => formula.parts[at] ?? []), ...core.facts];
  };
  const facts = cells.slice(1).map((cell): Literal => ({ cell, value: 0, holds: true }));
  const deduction = deductionOf(
    formula,
    {
      technique: 'way by way',
      claim: part.claim,
      cells: [0],
      conclusions: [{ cell: 0, value: 1, holds: true }],
      reason: { parts: [0], facts: facts.toReversed() },
      core: [],
      say: () => '',
    },
    { contradicts, among: (_, __, work) => work(contradicts) },
  );
  expect(deduction?.reason).toEqual({ parts: [0], facts: [facts[0]] });
  expect(asked).toBeLessThan(6);
});
