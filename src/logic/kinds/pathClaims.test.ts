import fc from 'fast-check';
import { cellsWith, order, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { showValues } from '#logic/claim.ts';
import { betweenEnds } from './betweenEnds.ts';
import { equalSums, unweighed } from './equalSums.ts';
import { lessThan } from './lessThan.ts';
import { together } from './together.ts';

// Tests the kinds of claim about numbers along drawn paths by the laws of all kinds.

describeClaimLaws(
  'equal sums',
  fc
    .record({
      board: cellsWith(order(2, 4), values(1, 4)),
      at: fc.integer({ min: 1, max: 3 }),
      weight: fc.constantFrom(1, 2, 10),
    })
    .map(({ board: { cells, domains }, at, weight }) => {
      const parted = Math.min(at, cells.length - 1);
      const [one, other] = [cells.slice(0, parted), cells.slice(parted)];
      const [heavy = 0] = one;
      const weigh = (cell: number): number => (cell === heavy ? weight : 1);
      return {
        claim: equalSums({
          place,
          sentence: 'the sums are equal',
          sides: [one.map((cell) => ({ cell, weight: weigh(cell) })), unweighed(other)],
          domain: (cell) => domains[cell] ?? [],
          symbol,
          technique: 'equal sums',
        }),
        domains,
        rule: (full: readonly number[]) =>
          one.reduce((sum, cell) => sum + weigh(cell) * (full[cell] ?? 0), 0) ===
          other.reduce((sum, cell) => sum + (full[cell] ?? 0), 0),
      };
    }),
);

describeClaimLaws(
  'numbers between others',
  cellsWith(order(3, 4), values(1, 5)).map(({ cells, domains }) => {
    const [first = 0, last = 0, ...inside] = cells;
    return {
      claim: betweenEnds({
        place,
        sentence: 'the numbers are between those at the ends',
        ends: [first, last],
        inside,
        domain: (cell) => domains[cell] ?? [],
        names: (some) => `cell ${some.join()}`,
        symbol,
      }),
      domains,
      rule: (full) => {
        const [low, high] = [full[first] ?? 0, full[last] ?? 0].toSorted((a, b) => a - b);
        return inside.every(
          (cell) => (full[cell] ?? 0) > (low ?? 0) && (full[cell] ?? 0) < (high ?? 0),
        );
      },
    };
  }),
);

describeClaimLaws(
  'claims together',
  cellsWith(order(2, 4), values(1, 5)).map(({ cells, values: own, domains }) => ({
    claim: together({
      place,
      sentence: 'the numbers rise',
      cells,
      of: cells.slice(1).map((greater, at) => {
        const less = cells[at] ?? 0;
        const names = [`cell ${less}`, `cell ${greater}`] as const;
        return lessThan({ place, less, greater, values: own, names, symbol });
      }),
      observe: (shown) => showValues(symbol, cells, shown),
    }),
    domains,
    rule: (full) =>
      cells.slice(1).every((cell, at) => (full[cells[at] ?? 0] ?? 0) < (full[cell] ?? 0)),
  })),
);
