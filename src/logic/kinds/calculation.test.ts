import fc from 'fast-check';
import { cellsWith, order, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { allDifferent } from './allDifferent.ts';
import { calculation } from './calculation.ts';
import type { Calculating } from './calculation.ts';

const at = (cells: readonly number[], full: readonly number[]): readonly number[] =>
  cells.map((cell) => full[cell] ?? 0);
const added = (some: readonly number[]): number => some.reduce((sum, value) => sum + value, 0);

const makes: Readonly<Record<Calculating, (held: readonly number[], total: number) => boolean>> = {
  sum: (held, total) => added(held) === total,
  product: (held, total) => held.reduce((made, value) => made * value, 1) === total,
  difference: ([a = 0, b = 0, ...more], total) =>
    more.length === 0 && Math.max(a, b) - Math.min(a, b) === total,
  quotient: ([a = 0, b = 0, ...more], total) =>
    more.length === 0 &&
    [a, b]
      .toSorted((x, y) => x - y)
      .every((_, at, [low = 0, high = 0]) => at > 1 || high === total * low),
};

describeClaimLaws(
  'a calculation',
  fc
    .record({
      board: fc.oneof(cellsWith(order(2, 2), values(1, 5)), cellsWith(order(2, 4), values(1, 4))),
      total: fc.integer({ min: 1, max: 24 }),
      operations: fc.oneof(
        fc
          .constantFrom<Calculating>('sum', 'difference', 'product', 'quotient')
          .map((one) => [one]),
        fc.constant<Calculating[]>(['sum', 'product']),
      ),
      isApart: fc.boolean(),
    })
    .map(({ board: { cells, values, domains }, total, operations, isApart }) => ({
      claim: calculation({
        place,
        cells,
        operations:
          cells.length === 2
            ? operations
            : operations.filter((one) => one === 'sum' || one === 'product'),
        total,
        values,
        apart: isApart ? [[0, 1]] : [],
        symbol,
      }),
      ...(isApart
        ? {
            besides: [
              allDifferent({ place: { words: 'two' }, cells: cells.slice(0, 2), values, symbol }),
            ],
          }
        : {}),
      domains,
      rule: (full: readonly number[]) =>
        (cells.length === 2
          ? operations
          : operations.filter((one) => one === 'sum' || one === 'product')
        ).some((one) => makes[one](at(cells, full), total)),
    })),
);
