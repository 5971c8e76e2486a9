import fc from 'fast-check';
import { domainsOf, order, place, symbol, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { allDifferent } from './allDifferent.ts';
import { numberPath } from './numberPath.ts';

/** Which cells are near which, by cell, at random. */
const nearness = (cells: readonly number[]) =>
  fc
    .subarray(cells.flatMap((one, at) => cells.slice(at + 1).map((other) => [one, other] as const)))
    .map(
      (pairs): ReadonlyMap<number, readonly number[]> =>
        new Map(
          cells.map((cell) => [
            cell,
            pairs.flatMap(([one, other]) => (one === cell ? other : other === cell ? one : [])),
          ]),
        ),
    );

describeClaimLaws(
  'number path',
  fc
    .tuple(order(1, 4), fc.integer({ min: 1, max: 3 }))
    .chain(([cells, low]) =>
      fc.record({
        cells: fc.constant(cells),
        near: nearness(cells),
        values: fc.constant(upTo(cells.length, low)),
        domains: domainsOf(cells.length, upTo(cells.length, low)),
      }),
    )
    .map(({ cells, near, values, domains }) => ({
      claim: numberPath({
        place,
        sentence: 'each number touches the next',
        cells,
        near,
        are: 'touch',
        values,
        symbol,
        names: (some) => `cells ${some.join(' ')}`,
      }),
      domains,
      besides: [allDifferent({ place, cells, values, symbol })],
      rule: (full) =>
        cells.every((cell) => {
          const own = near.get(cell) ?? [];
          return [-1, 1].every((step) => {
            const wanted = (full[cell] ?? 0) + step;
            const holding = cells.filter((other) => full[other] === wanted);
            const hasOne = !values.includes(wanted) || own.some((other) => full[other] === wanted);
            return hasOne && holding.every((other) => own.includes(other));
          });
        }),
    })),
);
