import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { and, atLeast, auxiliary, FALSE, is, not, or, TRUE } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { literalsOf } from '#logic/literal.ts';
import { isTrue, product } from '#logic/testing.ts';
import { buildPbFormula } from './pbFormula.ts';
import { possibleValues } from './possible.ts';
import { searchSolutions } from './search.ts';
import type { SearchLog } from './search.ts';
import { STRATEGY } from './strategy.ts';
import { DOMAINS, formula, partOf } from './testing.ts';
import { WatchedClauses } from './watchedClauses.ts';

const PLENTY = 10_000_000;

function search(
  domains: readonly (readonly number[])[],
  formulas: readonly Formula[],
  {
    givens = [] as readonly (number | undefined)[],
    most = Infinity,
    limit = PLENTY,
    strategy = STRATEGY,
  } = {},
) {
  const encoded = buildPbFormula(domains, formulas.map(partOf));
  const found: (readonly number[])[] = [];
  const wanted = { known: literalsOf(givens), limit, strategy };
  const ending = searchSolutions(encoded, wanted, (solution) =>
    found.push(solution) < most ? 'go on' : 'stop',
  );
  return { ending, found };
}

it('finds every solution, once, and no other', () => {
  const parts = fc.array(formula, { maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.subarray([0, 1, 2]), fc.nat(11), (formulas, known, which) => {
      const fillings = product(DOMAINS);
      const givens = DOMAINS.map((_, cell) =>
        known.includes(cell) ? fillings[which]?.[cell] : undefined,
      );
      const allowed = fillings.filter(
        (filling) =>
          formulas.every((each) => isTrue(each, filling)) &&
          givens.every((value, cell) => value === undefined || value === filling[cell]),
      );
      const { ending, found } = search(DOMAINS, formulas, { givens });
      expect(ending).toBe('exhausted');
      expect(found.map(String).toSorted()).toEqual(allowed.map(String).toSorted());
    }),
    { numRuns: 1000 },
  );
});

it('finds the values that cells have in some solution, each solution showing a new one', () => {
  const parts = fc.array(formula, { maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.constantFrom(undefined, 0, 1), (formulas, given) => {
      const givens = DOMAINS.map((_, cell) => (cell === 0 ? given : undefined));
      const encoded = buildPbFormula(DOMAINS, formulas.map(partOf));
      const { found } = search(DOMAINS, formulas, { givens });
      const counts: number[] = [];
      const possible = possibleValues(encoded, givens, PLENTY, (_, seen) =>
        counts.push(seen.reduce((sum, values) => sum + values.size, 0)),
      );
      expect(possible).toEqual(
        DOMAINS.map((domain, cell) =>
          domain.filter((value) => found.some((solution) => solution[cell] === value)),
        ),
      );
      expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});

it.each([
  { clauses: 'kept', strategy: STRATEGY },
  { clauses: 'deleted', strategy: { ...STRATEGY, deleteAbove: () => 1 } },
])('finds every solution once, with auxiliary variables and clauses $clauses', ({ strategy }) => {
  const domains = Array.from({ length: 6 }, () => [0, 1]);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const atom = fc.integer({ min: -domains.length, max: names.length - 1 });
  const clauses = fc.array(fc.array(fc.tuple(atom, fc.boolean()), { minLength: 3, maxLength: 3 }), {
    minLength: 8,
    maxLength: 30,
  });
  const say = (
    clause: readonly (readonly [number, boolean])[],
    auxiliaryFor: (at: number) => Formula,
  ) =>
    or(
      clause.map(([at, holds]) => {
        const of = at < 0 ? is(-1 - at, 1) : auxiliaryFor(at);
        return holds ? of : not(of);
      }),
    );
  const choices = product(names.map(() => [TRUE, FALSE]));
  fc.assert(
    fc.property(clauses, (said) => {
      const allowed = product(domains).filter((filling) =>
        choices.some((choice) =>
          said.every((clause) =>
            isTrue(
              say(clause, (at) => choice[at] ?? FALSE),
              filling,
            ),
          ),
        ),
      );
      const parts = said.map((clause) => say(clause, (at) => auxiliary(names[at] ?? '')));
      const { ending, found } = search(domains, parts, { strategy });
      expect(ending).toBe('exhausted');
      expect(found.map(String).toSorted()).toEqual(allowed.map(String).toSorted());
    }),
    { numRuns: 300 },
  );
});

it('finds nothing for a given that the cell cannot take', () => {
  expect(search(DOMAINS, [], { givens: [9] })).toEqual({ ending: 'exhausted', found: [] });
});

it('stops when told to', () => {
  expect(search(DOMAINS, [], { most: 3 })).toMatchObject({
    ending: 'stopped',
    found: [{}, {}, {}],
  });
});

/** Pigeons in fewer holes, said in pairs: easy to see, hard to find by trying. */
const pigeons = (count: number): readonly Formula[] => {
  const holes = Array.from({ length: count - 1 }, (_, hole) => hole);
  const all = Array.from({ length: count }, (_, pigeon) => pigeon);
  const alone = holes.flatMap((hole) =>
    all.flatMap((one) =>
      all.slice(one + 1).map((other) => or([not(is(one, hole)), not(is(other, hole))])),
    ),
  );
  return [
    and(
      all.map((pigeon) =>
        atLeast(
          1,
          holes.map((hole) => is(pigeon, hole)),
        ),
      ),
    ),
    ...alone,
  ];
};

it.each([
  [5, PLENTY, 'exhausted'],
  [14, 100_000, 'too much'],
])('of %i pigeons, each wanting a hole for itself, looking at %i: %s', (count, limit, ending) => {
  const domains = Array.from({ length: count }, () =>
    Array.from({ length: count - 1 }, (_, hole) => hole),
  );
  expect(search(domains, pigeons(count), { limit })).toEqual({ ending, found: [] });
});

describe('where learnt clauses are deleted', () => {
  const clausesOver = (cells: number, count: number) => {
    const literal = fc.tuple(fc.nat(cells - 1), fc.boolean());
    const clause = fc.uniqueArray(literal, {
      selector: ([cell]) => cell,
      minLength: 3,
      maxLength: 3,
    });
    return fc.array(clause, { minLength: count, maxLength: count });
  };
  const said = (clause: readonly (readonly [number, boolean])[]): Formula =>
    or(clause.map(([cell, holds]) => (holds ? is(cell, 1) : not(is(cell, 1)))));
  const domains = Array.from({ length: 12 }, () => [0, 1]);
  const fillings = product(domains);

  it('every solution is still found, once, and no other', () => {
    const deleteHalf = vi.spyOn(WatchedClauses.prototype, 'deleteHalf');
    fc.assert(
      fc.property(clausesOver(domains.length, 35), (clauses) => {
        const parts = clauses.map(said);
        const allowed = fillings.filter((filling) => parts.every((part) => isTrue(part, filling)));
        const strategy = { ...STRATEGY, deleteAbove: () => 1 };
        const { ending, found } = search(domains, parts, { strategy });
        expect(ending).toBe('exhausted');
        expect(found.map(String).toSorted()).toEqual(allowed.map(String).toSorted());
      }),
      { numRuns: 50, seed: 1 },
    );
    expect(deleteHalf.mock.calls.length).toBeGreaterThan(50);
    deleteHalf.mockRestore();
  });

  it('few are kept of the many that are learnt', () => {
    const count = 7;
    const domains = Array.from({ length: count }, () =>
      Array.from({ length: count - 1 }, (_, hole) => hole),
    );
    const spare = vi.spyOn(WatchedClauses.prototype, 'spare', 'get');
    const log: SearchLog = { learnt: [], cuts: [], models: [] };
    const strategy = { ...STRATEGY, deleteAbove: () => 50 };
    const encoded = buildPbFormula(domains, pigeons(count).map(partOf));
    const ending = searchSolutions(
      encoded,
      { known: [], limit: PLENTY, log, strategy },
      () => 'stop',
    );
    const kept = spare.mock.results.map(({ value }) => Number(value));
    spare.mockRestore();
    expect(ending).toBe('exhausted');
    expect(log.learnt.length).toBeGreaterThan(500);
    expect(Math.max(...kept)).toBeGreaterThan(50);
    expect(Math.max(...kept)).toBeLessThan(60);
  });
});
