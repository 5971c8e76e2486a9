import { cellsWith, order, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { showValues } from '#logic/claim.ts';
import { arrowSum } from './arrowSum.ts';
import { lessThan } from './lessThan.ts';
import { together } from './together.ts';

// Tests the kinds of claim about numbers along drawn paths by the laws of all kinds.

describeClaimLaws(
  'the sum along an arrow',
  cellsWith(order(2, 4), values(1, 4)).map(({ cells, domains }) => {
    const [circle = 0, ...shaft] = cells;
    return {
      claim: arrowSum({ place, circle, shaft, domain: (cell) => domains[cell] ?? [], symbol }),
      domains,
      rule: (full) => full[circle] === shaft.reduce((sum, cell) => sum + (full[cell] ?? 0), 0),
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
