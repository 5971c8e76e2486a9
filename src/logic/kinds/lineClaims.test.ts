import fc from 'fast-check';
import { cellsWith, domainsOf, order, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { allDifferent } from './allDifferent.ts';
import { noRun } from './noRun.ts';
import { spaced } from './spaced.ts';
import { runs } from './runs.ts';
import { runSums } from './runSums.ts';
import { sumBetween } from './sumBetween.ts';
import { sumOfFirst } from './sumOfFirst.ts';
import { visible } from './visible.ts';

// Tests every kind of claim about the ordered cells of a line by the laws of all kinds.

const lineOf = (cells: readonly number[], full: readonly number[]): string =>
  cells.map((cell) => full[cell]).join('');

/** The pieces between the zeros of a line. */
const pieces = (line: string): readonly string[] =>
  line.split(/0+/).filter((piece) => piece !== '');

describeClaimLaws(
  'no run',
  fc
    .tuple(cellsWith(order(1, 5), values(1, 3)), fc.integer({ min: 2, max: 4 }))
    .map(([{ cells, values, domains }, length]) => ({
      claim: noRun({ place, cells, length, values, symbol, name: String }),
      domains,
      rule: (full) => !new RegExp(`(\\d)\\1{${length - 1}}`).test(lineOf(cells, full)),
    })),
);

describeClaimLaws(
  'runs',
  fc
    .tuple(
      cellsWith(order(1, 7), fc.constant([0, 1])),
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
    )
    .map(([{ cells, domains }, lengths]) => ({
      claim: runs({ place, cells, lengths }),
      domains,
      unblamed: 0,
      rule: (full) =>
        pieces(lineOf(cells, full))
          .map((block) => block.length)
          .join() === lengths.join(),
    })),
  60,
);

describeClaimLaws(
  'sums of runs',
  fc
    .tuple(order(1, 4), values(1, 3, 1))
    .chain(([cells, digits]) =>
      fc.tuple(
        fc.constant({ cells, digits }),
        domainsOf(cells.length, [0, ...digits]),
        fc.array(fc.nat(12), { maxLength: 3 }),
        fc.constantFrom(0 as const, 1 as const),
      ),
    )
    .map(([{ cells, digits }, domains, sums, off]) => ({
      claim: runSums({ place, cells, sums, off, digits }),
      domains,
      unblamed: 0,
      rule(full) {
        const found = pieces(lineOf(cells, full)).map((run) =>
          [...run].reduce((sum, digit) => sum + Number(digit), 0),
        );
        return (
          found.length === sums.length &&
          found.every((sum, run) => Math.abs(sum - (sums[run] ?? 0)) === off)
        );
      },
    })),
  60,
);

describeClaimLaws(
  'towers that are seen',
  order(1, 4)
    .chain((cells) =>
      fc.tuple(
        fc.constant(cells),
        values(cells.length, 5).chain((shared) =>
          fc.tuple(fc.constant(shared), domainsOf(cells.length, shared)),
        ),
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
      ),
    )
    .map(([cells, [shared, domains], count, areDifferent]) => ({
      claim: visible({
        place,
        cells,
        from: 'the left',
        count,
        values: shared,
        symbol,
        areDifferent,
      }),
      besides: areDifferent ? [allDifferent({ place, cells, values: shared, symbol })] : [],
      domains,
      rule: (full) =>
        cells.filter((cell, at) =>
          cells.slice(0, at).every((before) => (full[before] ?? 0) < (full[cell] ?? 0)),
        ).length === count,
    })),
  60,
);

describeClaimLaws(
  'equal numbers with space between them',
  cellsWith(order(1, 5), values(1, 4, 1)).map(({ cells, values, domains }) => ({
    claim: spaced({ place, cells, values, symbol, names: (some) => `cells ${some.join(', ')}` }),
    domains,
    rule: (full) =>
      cells.every((cell, at) =>
        cells.every(
          (other, index) =>
            index <= at || full[cell] !== full[other] || index - at > (full[cell] ?? 0),
        ),
      ),
  })),
);

/** A line of different numbers with a printed total. */
const totalled = (least: number) =>
  order(1, 4)
    .chain((cells) =>
      fc.tuple(
        fc.constant(cells),
        values(Math.max(2, cells.length), 5, least).chain((shared) =>
          fc.tuple(fc.constant(shared), domainsOf(cells.length, shared)),
        ),
        fc.integer({ min: 0, max: 16 }),
      ),
    )
    .chain(([cells, [shared, domains], total]) =>
      fc.boolean().map((areDifferent) => ({ cells, shared, domains, total, areDifferent })),
    );

describeClaimLaws(
  'the sum of the first numbers',
  totalled(1).map(({ cells, shared, domains, total, areDifferent }) => ({
    claim: sumOfFirst({
      place,
      line: 'row 1 from the left',
      cells,
      total,
      values: shared,
      names: String,
      symbol,
      areDifferent,
    }),
    besides: areDifferent ? [allDifferent({ place, cells, values: shared, symbol })] : [],
    domains,
    rule(full) {
      const count = full[cells[0] ?? 0] ?? 0;
      const sum = cells.slice(0, count).reduce((sofar, cell) => sofar + (full[cell] ?? 0), 0);
      return count <= cells.length && sum === total;
    },
  })),
  60,
);

describeClaimLaws(
  'the sum between the least and the greatest',
  totalled(0).map(({ cells, shared, domains, total, areDifferent }) => {
    const ends = [shared[0], shared.at(-1)];
    return {
      claim: sumBetween({
        place,
        line: 'row 1',
        cells,
        total,
        values: shared,
        names: String,
        symbol,
        areDifferent,
      }),
      besides: areDifferent ? [allDifferent({ place, cells, values: shared, symbol })] : [],
      domains,
      rule: (full) =>
        cells.every((from, start) =>
          cells.every((to, end) => {
            const found = [full[from], full[to]];
            if (end <= start || !ends.every((value) => found.includes(value))) return true;
            const between = cells.slice(start + 1, end);
            return between.reduce((sum, cell) => sum + (full[cell] ?? 0), 0) === total;
          }),
        ),
    };
  }),
  60,
);
