import fc from 'fast-check';
import { cellsWith, domainsOf, order, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { related } from './related.ts';
import type { Relation } from './related.ts';
import { unlikeNeighbours } from './unlikeNeighbours.ts';

// Tests the kinds of claim about the numbers of cells near each other by the laws of all kinds.

describeClaimLaws(
  'unlike neighbours',
  cellsWith(order(1, 4), values(1, 4)).map(({ cells, values, domains }) => {
    const [cell = 0, ...neighbours] = cells;
    return {
      claim: unlikeNeighbours({ place, cell, neighbours, values: domains[cell] ?? values, symbol }),
      domains,
      rule: (full) => neighbours.every((neighbour) => full[neighbour] !== full[cell]),
    };
  }),
);

describeClaimLaws(
  'unlike neighbours that may be empty',
  cellsWith(order(1, 4), values(1, 3, 1)).chain(({ cells, values: own }) =>
    domainsOf(cells.length, [0, ...own]).map((domains) => {
      const [cell = 0, ...neighbours] = cells;
      return {
        claim: unlikeNeighbours({
          place,
          cell,
          neighbours,
          values: own,
          symbol,
          mayBeEmpty: true,
        }),
        domains,
        rule: (full: readonly number[]) =>
          full[cell] === 0 || neighbours.every((neighbour) => full[neighbour] !== full[cell]),
      };
    }),
  ),
);

const plainRelation: fc.Arbitrary<Relation> = fc.oneof(
  fc.record({
    differ: fc.constantFrom('at least', 'at most', 'never', 'exactly'),
    by: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ times: fc.integer({ min: 2, max: 3 }) }),
  fc.record({
    unlike: fc.constantFrom('remainders', 'thirds'),
    by: fc.integer({ min: 2, max: 3 }),
  }),
  fc.record({
    sums: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 2 }),
  }),
  fc.constant({ are: 'equal' } as const),
  fc.constant({ order: 'at most' } as const),
);

const relation: fc.Arbitrary<Relation> = fc.oneof(
  { weight: 3, arbitrary: plainRelation },
  { weight: 1, arbitrary: plainRelation.map((not) => ({ not })) },
);

/** The same, said a second way. */
function fits(wanted: Relation, one: number, other: number): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  if ('not' in wanted) return !fits(wanted.not, one, other);
  if ('are' in wanted) return low === high;
  if ('order' in wanted) return one === low;
  if ('unlike' in wanted) {
    const group = (value: number): number =>
      wanted.unlike === 'remainders'
        ? value % wanted.by
        : Math.floor((value + wanted.by - 1) / wanted.by);
    return group(low) !== group(high);
  }
  if ('sums' in wanted) return wanted.sums.some((sum) => high === sum - low);
  if ('times' in wanted) return low * wanted.times === high || high * wanted.times === low;
  const numbers = Array.from({ length: 20 }, (_, apart) => apart).filter(
    (apart) =>
      ({
        'at least': apart > wanted.by - 1,
        'at most': apart > 0 && apart < wanted.by + 1,
        never: apart - wanted.by !== 0,
        exactly: apart === wanted.by,
      })[wanted.differ],
  );
  return numbers.some((apart) => low + apart === high);
}

describeClaimLaws(
  'related numbers',
  fc
    .record({
      board: cellsWith(order(2, 4), values(1, 4)),
      mayBeEmpty: fc.boolean(),
      relation,
    })
    .map(({ board: { cells, domains }, mayBeEmpty, relation: wanted }) => {
      const pairs = cells.slice(1).map((cell, index) => [cells[index] ?? 0, cell] as const);
      return {
        claim: related({
          place,
          sentence: 'neighbours are related',
          says: 'are related',
          pairs,
          relation: wanted,
          domain: (cell) => domains[cell] ?? [],
          mayBeEmpty,
          names: (some) => `cells ${some.join(' and ')}`,
        }),
        domains,
        rule: (full: readonly number[]) =>
          pairs.every(([a, b]) => {
            const [one = 0, other = 0] = [full[a], full[b]];
            return (mayBeEmpty && (one === 0 || other === 0)) || fits(wanted, one, other);
          }),
      };
    }),
);
