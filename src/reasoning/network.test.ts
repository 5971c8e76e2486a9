import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalsOf } from '#logic/literal.ts';
import { isTrue, product } from '#logic/testing.ts';
import { buildNetwork } from './network.ts';
import { startPropagation } from './propagation.ts';
import { signed } from './reason.ts';
import { DOMAINS, formula, partOf } from './testing.ts';

describe('a network', () => {
  it('says of every full filling what its formula says', () => {
    fc.assert(
      fc.property(formula, (said) => {
        const network = buildNetwork(DOMAINS, [partOf(said)]);
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
        const network = buildNetwork(DOMAINS, [partOf(said)]);
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
