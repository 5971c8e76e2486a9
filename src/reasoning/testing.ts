import fc from 'fast-check';
import type { ClaimPart } from '#logic/claimPart.ts';
import { and, atLeast, atMost, is, not, or, reach, sum } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { isTrue } from '#logic/testing.ts';
import type { Deduction } from './reason.ts';

/** Two values, three, and one: each is encoded in its own way. */
export const DOMAINS = [[0, 1], [1, 2, 4], [3, 5, 6], [7]];

/** A part that says a formula, of a claim with no other reading. */
export const partOf = (formula: Formula): ClaimPart =>
  ruleOf('here', [0, 1, 2, 3], formula, 'a rule');

/** A number and weighted conditions; the same one may come twice, and weights may be negative. */
const weighing = (of: fc.Arbitrary<Formula>) =>
  fc.tuple(
    fc.integer({ min: -3, max: 9 }),
    fc
      .array(fc.record({ weight: fc.integer({ min: -3, max: 4 }), of }), { maxLength: 3 })
      .chain((terms) => fc.shuffledSubarray([...terms, ...terms], { minLength: terms.length })),
  );

/** Conditions of every kind, nested, over the cells of `DOMAINS`. */
export const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(fc.nat(3), fc.integer({ min: 0, max: 7 }))
      .map(([unknown, value]) => is(unknown, value)),
    tie('formula').map(not),
    fc.array(tie('formula'), { maxLength: 3 }).map(and),
    fc.array(tie('formula'), { maxLength: 3 }).map(or),
    fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.array(tie('formula'), { maxLength: 3 }))
      .map(([count, of]) => atMost(count, of)),
    fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.array(tie('formula'), { maxLength: 3 }))
      .map(([count, of]) => atLeast(count, of)),
    weighing(tie('formula')).map(([total, of]) => sum(total, of)),
    weighing(tie('formula')).map(([least, of]) => reach(least, of)),
  ),
}));

/** A rule about some cells, with a claim of its own. */
export function ruleOf(
  words: string,
  cells: readonly number[],
  formula: Formula,
  sentence = words,
): ClaimPart {
  const part = { sentence, cells, formula };
  return {
    ...part,
    claim: {
      place: { words },
      label: words,
      sentence,
      cells,
      parts: () => [part],
      judge: () => 'open',
      culprits: () => [],
      observe: () => '',
      smtlib: () => [],
    },
  };
}

/** A filling that the reason of a deduction allows and its conclusions do not; `undefined` if it is right. */
export const fillingAgainst = (
  { conclusions, reason }: Deduction,
  parts: readonly ClaimPart[],
  fillings: readonly (readonly number[])[],
): readonly number[] | undefined =>
  fillings.find(
    (full) =>
      reason.parts.every((part) => isTrue(parts[part]?.formula ?? or([]), full)) &&
      reason.facts.every(({ cell, value, holds }) => (full[cell] === value) === holds) &&
      !conclusions.every(({ cell, value, holds }) => (full[cell] === value) === holds),
  );
