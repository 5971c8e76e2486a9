import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimPart } from '#logic/claimPart.ts';
import { and, atLeast, atMost, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
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

  it('says so of each choice of parts, where they count the same formulas', () => {
    const cellIs = fc.constantFrom(
      ...DOMAINS.flatMap((domain, cell) => domain.map((value) => is(cell, value))),
    );
    const joins = fc.constantFrom(and, or, (of: readonly Formula[]) => atMost(1, of));
    const join = (of: fc.Arbitrary<Formula>) =>
      fc
        .tuple(joins, fc.array(of, { minLength: 2, maxLength: 3 }), fc.boolean())
        .map(([all, few, holds]) => (holds ? all(few) : not(all(few))));
    const pool = fc.array(join(fc.oneof(cellIs, join(cellIs))), { minLength: 3, maxLength: 4 });
    const said = pool.chain((of) => {
      const counted = fc
        .tuple(fc.constantFrom(atMost, atLeast), fc.nat(2), fc.subarray(of, { minLength: 2 }))
        .map(([counts, count, some]) => counts(count, some));
      const part = fc.array(counted, { minLength: 1, maxLength: 2 }).map(and);
      return fc.array(part, { minLength: 2, maxLength: 3 });
    });
    fc.assert(
      fc.property(said, fc.subarray([0, 1, 2]), (formulas, some) => {
        const encoded = buildPbFormula(DOMAINS, formulas.map(partOf));
        const parts = some.filter((part) => part < formulas.length);
        for (const filling of product(DOMAINS)) {
          const propagator = eagerPropagator(encoded, parts);
          const conflict = assume(propagator, litsOf(encoded, literalsOf(filling)));
          const holds = parts.every((at) => isTrue(formulas[at] ?? and([]), filling));
          expect(conflict === undefined).toBe(holds);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has no more variables for parts that count the same formulas', () => {
    const counted = [
      and([is(0, 1), is(1, 2)]),
      and([is(1, 4), is(2, 5)]),
      or([is(0, 1), is(2, 3)]),
    ];
    const [most, least] = [atMost(1, counted), atLeast(1, counted)].map(partOf);
    if (most === undefined || least === undefined) throw new Error('No parts');
    const variables = (...parts: readonly ClaimPart[]) => buildPbFormula(DOMAINS, parts).variables;
    expect(variables(most)).toBe(variables() + counted.length);
    expect(variables(most, least)).toBe(variables(most));
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
