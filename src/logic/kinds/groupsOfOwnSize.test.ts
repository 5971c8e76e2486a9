import fc from 'fast-check';
import { besides } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { domainsOf, place, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { groupsOfOwnSize } from './groupsOfOwnSize.ts';

// Tests the kind of claim about groups as large as their numbers by the laws of all kinds.

/** How many cells with its number hang together with a cell. */
function groupSize(
  start: number,
  near: (cell: number) => readonly number[],
  full: readonly number[],
): number {
  const of = (cell: number, before: readonly number[]): readonly number[] =>
    near(cell).reduce(
      (met, next) =>
        full[next] === full[start] && !met.includes(next) ? of(next, [...met, next]) : met,
      before,
    );
  return of(start, [start]).length;
}

describeClaimLaws(
  'groups of their own size',
  fc
    .constantFrom([1, 1, 3], [2, 1, 3], [3, 2, 3], [2, 2, 4], [2, 3, 3], [1, 4, 3], [3, 1, 2])
    .chain(([width = 1, height = 1, most = 1]) => {
      const grid = rectangle(width, height);
      const cells = grid.centres.map((_, cell) => cell);
      return fc
        .record({
          // Now and then a cell is left out, as black ones are.
          out: fc.constantFrom(undefined, undefined, 1),
          domains: domainsOf(cells.length, upTo(most, 1)),
        })
        .map(({ out, domains }) => {
          const own = cells.filter((cell) => cell !== out);
          const near = (cell: number): readonly number[] =>
            besides(grid, cell).filter((next) => next !== out);
          return {
            claim: groupsOfOwnSize({
              place,
              sentence: 'each group of equal numbers has as many cells as its number',
              cells: own,
              near,
              values: upTo(most, 1),
            }),
            domains,
            rule: (full: readonly number[]) =>
              own.every((cell) => groupSize(cell, near, full) === full[cell]),
          };
        });
    }),
);
