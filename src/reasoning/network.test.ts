import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { and, atLeast, atMost, is, not, or, sum } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { literalsOf } from '#logic/literal.ts';
import { isTrue, product } from '#logic/testing.ts';
import type { Rule } from '#logic/rule.ts';
import { buildNetwork } from './network.ts';
import { startPropagation } from './propagation.ts';
import { signed } from './reason.ts';

/** Two values, three, and one: each is encoded in its own way. */
const DOMAINS = [[0, 1], [1, 2, 4], [3, 5, 6], [7]];

const ruleOf = (formula: Formula): Rule => {
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

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
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

describe('a network', () => {
  it('says of every full filling what its formula says', () => {
    fc.assert(
      fc.property(formula, (said) => {
        const network = buildNetwork(DOMAINS, [ruleOf(said)]);
        for (const filling of product(DOMAINS)) {
          const failed = startPropagation(network).assume(signed(network, literalsOf(filling)));
          expect(failed === undefined).toBe(isTrue(said, filling));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes from a half-filled grid only what no filling can have', () => {
    fc.assert(
      fc.property(formula, fc.subarray([0, 1, 2]), fc.nat(11), (said, known, which) => {
        const network = buildNetwork(DOMAINS, [ruleOf(said)]);
        const fillings = product(DOMAINS);
        const filling = fillings[which] ?? [];
        const values = filling.map((value, cell) => (known.includes(cell) ? value : undefined));
        const left = fillings.filter(
          (each) =>
            isTrue(said, each) &&
            values.every((value, cell) => value === undefined || value === each[cell]),
        );
        const propagation = startPropagation(network);
        const failed = propagation.assume(signed(network, literalsOf(values)));
        expect(failed === undefined || left.length === 0).toBe(true);
        const drawn = propagation.trail.flatMap((literal) => network.meaning(literal) ?? []);
        const wrong = drawn.filter(({ cell, value, holds }) =>
          left.some((each) => (each[cell] === value) !== holds),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
