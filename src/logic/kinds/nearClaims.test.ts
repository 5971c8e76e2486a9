import fc from 'fast-check';
import { cellsWith, domainsOf, order, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { farApart } from './farApart.ts';
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

describeClaimLaws(
  'numbers far apart',
  fc
    .record({
      board: cellsWith(order(2, 4), values(1, 4)),
      mayBeEmpty: fc.boolean(),
      difference: fc.oneof(
        fc.integer({ min: 1, max: 4 }).map((least) => ({ least })),
        fc.integer({ min: 1, max: 2 }).map((never) => ({ never })),
      ),
    })
    .map(({ board: { cells, domains }, mayBeEmpty, difference }) => {
      const pairs = cells.slice(1).map((cell, index) => [cells[index] ?? 0, cell] as const);
      return {
        claim: farApart({
          place,
          sentence: 'neighbours are far apart',
          says: 'are far apart',
          pairs,
          difference,
          domain: (cell) => domains[cell] ?? [],
          mayBeEmpty,
          names: (some) => `cells ${some.join(' and ')}`,
        }),
        domains,
        rule: (full: readonly number[]) =>
          pairs.every(([a, b]) => {
            const [one = 0, other = 0] = [full[a], full[b]];
            if (mayBeEmpty && (one === 0 || other === 0)) return true;
            const apart = Math.abs(one - other);
            return 'least' in difference ? apart >= difference.least : apart !== difference.never;
          }),
      };
    }),
);
