import fc from 'fast-check';
import type { ClaimPart } from '#logic/claimPart.ts';
import { and, atLeast, atMost, is, not, or, reach, sum } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';

/** Two values, three, and one: each is encoded in its own way. */
export const DOMAINS = [[0, 1], [1, 2, 4], [3, 5, 6], [7]];

/** A part that says a formula, of a claim with no other reading. */
export const partOf = (formula: Formula): ClaimPart => {
  const part = { sentence: 'a rule', cells: [0, 1, 2, 3], formula };
  return {
    ...part,
    claim: {
      place: { words: 'here' },
      label: 'here',
      sentence: 'a rule',
      cells: part.cells,
      parts: () => [part],
      judge: () => 'open' as const,
      culprits: () => [],
      observe: () => '',
      smtlib: () => [],
    },
  };
};

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
export function ruleOf(words: string, cells: readonly number[], formula: Formula): ClaimPart {
  const part = { sentence: words, cells, formula };
  return {
    ...part,
    claim: {
      place: { words },
      label: words,
      sentence: words,
      cells,
      parts: () => [part],
      judge: () => 'open',
      culprits: () => [],
      observe: () => '',
      smtlib: () => [],
    },
  };
}
