import fc from 'fast-check';
import { and, atLeast, atMost, is, not, or, sum } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Rule } from '#logic/rule.ts';

/** Two values, three, and one: each is encoded in its own way. */
export const DOMAINS = [[0, 1], [1, 2, 4], [3, 5, 6], [7]];

/** A rule that says a formula, of a claim with no other reading. */
export const ruleOf = (formula: Formula): Rule => {
  const part = { sentence: 'a rule', cells: [0, 1, 2, 3], formula };
  const claim = {
    place: { words: 'here' },
    label: 'here',
    sentence: 'a rule',
    cells: part.cells,
    parts: () => [part],
    judge: () => 'open' as const,
    culprits: () => [],
    observe: () => '',
    smtlib: () => [],
  };
  return { claim, part };
};

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
    fc
      .tuple(
        fc.integer({ min: 0, max: 9 }),
        fc.array(fc.record({ weight: fc.nat(4), of: tie('formula') }), { maxLength: 3 }),
      )
      .map(([total, of]) => sum(total, of)),
  ),
}));
