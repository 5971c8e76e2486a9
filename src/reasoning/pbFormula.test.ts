import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalsOf } from '#logic/literal.ts';
import { isTrue, product } from '#logic/testing.ts';
import { assume, eagerPropagator } from './antecedents.ts';
import { buildPbFormula, litsOf } from './pbFormula.ts';
import { DOMAINS, formula, partOf } from './testing.ts';

describe('a pseudo-Boolean formula', () => {
  it('says of every full filling what its formula says', () => {
    fc.assert(
      fc.property(formula, (said) => {
        const encoded = buildPbFormula(DOMAINS, [partOf(said)]);
        for (const filling of product(DOMAINS)) {
          const literals = litsOf(encoded, literalsOf(filling));
          const conflict = assume(eagerPropagator(encoded), literals);
          expect(conflict === undefined).toBe(isTrue(said, filling));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes from a half-filled grid only what no filling can have', () => {
    fc.assert(
      fc.property(formula, fc.subarray([0, 1, 2]), fc.nat(11), (said, known, which) => {
        const encoded = buildPbFormula(DOMAINS, [partOf(said)]);
        const fillings = product(DOMAINS);
        const filling = fillings[which] ?? [];
        const values = filling.map((value, cell) => (known.includes(cell) ? value : undefined));
        const left = fillings.filter(
          (each) =>
            isTrue(said, each) &&
            values.every((value, cell) => value === undefined || value === each[cell]),
        );
        const propagator = eagerPropagator(encoded);
        const conflict = assume(propagator, litsOf(encoded, literalsOf(values)));
        expect(conflict === undefined || left.length === 0).toBe(true);
        const drawn = propagator.trail.flatMap((literal) => encoded.meaning(literal) ?? []);
        const wrong = drawn.filter(({ cell, value, holds }) =>
          left.some((each) => (each[cell] === value) !== holds),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
