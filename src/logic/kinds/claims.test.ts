import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsWith, domainsOf, order, place, symbol, upTo, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { holdsInSmtlib } from '#logic/testing.ts';
import { allDifferent } from './allDifferent.ts';
import { atMostOne } from './atMostOne.ts';
import { balance } from './balance.ts';
import { cage } from './cage.ts';
import { countOf } from './countOf.ts';
import { differentOrEmpty } from './differentOrEmpty.ts';
import { equal } from './equal.ts';
import { inPairs } from './inPairs.ts';
import { lessThan } from './lessThan.ts';
import { neverAll } from './neverAll.ts';
import { onePattern, patternCount } from './patterns.ts';
import type { Pattern } from './patterns.ts';
import { sumOfDifferent } from './sumOfDifferent.ts';
import { sumTo } from './sumTo.ts';
import { unlike } from './unlike.ts';

// Tests every kind of claim about unordered cells by the laws of all kinds. Those about lines are
// in lineClaims.test.ts, those about cells near each other in nearClaims.test.ts.

const at = (cells: readonly number[], full: readonly number[]): readonly number[] =>
  cells.map((cell) => full[cell] ?? 0);
const areDifferent = (some: readonly number[]): boolean => new Set(some).size === some.length;
const added = (some: readonly number[]): number => some.reduce((sum, value) => sum + value, 0);

describeClaimLaws(
  'all different',
  cellsWith(order(1, 4), values(1, 4)).map(({ cells, values, domains }) => ({
    claim: allDifferent({ place, cells, values, symbol }),
    domains,
    rule: (full) => areDifferent(at(cells, full)),
  })),
);

describeClaimLaws(
  'all different, with as many values as cells',
  fc
    .integer({ min: 1, max: 4 })
    .chain((count) => cellsWith(order(count, count), values(count, count)))
    .map(({ cells, values, domains }) => ({
      claim: allDifferent({ place, cells, values, symbol }),
      domains,
      rule: (full) => areDifferent(at(cells, full)),
    })),
);

describeClaimLaws(
  'less than',
  cellsWith(order(2, 2), values(1, 5)).map(
    ({ cells: [less = 0, greater = 1], values, domains }) => ({
      claim: lessThan({ place, less, greater, values, names: ['one cell', 'another'], symbol }),
      domains,
      rule: (full) => (full[less] ?? 0) < (full[greater] ?? 0),
    }),
  ),
);

const summed = fc.tuple(cellsWith(order(1, 4), values(1, 4)), fc.nat(24));

describeClaimLaws(
  'a sum',
  summed.map(([{ cells, values, domains }, total]) => ({
    claim: sumTo({ place, cells, total, values, symbol }),
    domains,
    rule: (full) => added(at(cells, full)) === total,
  })),
);

describeClaimLaws(
  'a sum of cells that are kept different',
  summed.map(([{ cells, values, domains }, total]) => ({
    claim: sumOfDifferent({ place, cells, total, values, symbol }),
    besides: [allDifferent({ place, cells, values, symbol })],
    domains,
    rule: (full) => added(at(cells, full)) === total,
  })),
);

describeClaimLaws(
  'a cage',
  summed.map(([{ cells, values, domains }, total]) => ({
    claim: cage({ place, cells, total, values, symbol }),
    domains,
    rule: (full) => areDifferent(at(cells, full)) && added(at(cells, full)) === total,
  })),
);

describeClaimLaws(
  'different or empty',
  cellsWith(order(1, 4), values(1, 3, 1)).chain(({ cells, values }) =>
    domainsOf(cells.length, [0, ...values]).map((domains) => ({
      claim: differentOrEmpty({ place, cells, values, symbol }),
      domains,
      rule: (full: readonly number[]) => areDifferent(at(cells, full).filter((value) => value > 0)),
    })),
  ),
);

describeClaimLaws(
  'a balance',
  fc
    .tuple(cellsWith(order(1, 6), values(2, 2)), fc.nat(), fc.boolean())
    .map(([{ cells, values, domains }, chance, swapped]) => {
      const [value = 0, other = 0] = swapped ? values.toReversed() : values;
      // Up to two more than there are cells: clues can demand that.
      const count = chance % (cells.length + 3);
      return {
        claim: balance({ place, cells, value, other, count, symbol }),
        domains,
        rule: (full) => full.filter((each) => each === value).length === count,
      };
    }),
);

describeClaimLaws(
  'so many of a value',
  fc
    .tuple(cellsWith(order(1, 6), values(2, 2)), fc.nat(), fc.boolean())
    .map(([{ cells, values, domains }, chance, swapped]) => {
      const count = 1 + (chance % (cells.length + 2));
      const [value = 0, other = 0] = swapped ? values.toReversed() : values;
      return {
        claim: countOf({ place, cells, value, other, count, word: symbol }),
        domains,
        rule: (full) => full.filter((each) => each === value).length === count,
      };
    }),
);

describeClaimLaws(
  'at most one of a value',
  cellsWith(order(1, 5), values(1, 3)).map(({ cells, values, domains }) => {
    const [value = 0] = values;
    return {
      claim: atMostOne({ place, cells, value, word: symbol }),
      domains,
      rule: (full) => at(cells, full).filter((each) => each === value).length < 2,
    };
  }),
);

describeClaimLaws(
  'equal',
  cellsWith(order(2, 2), values(1, 4)).map(({ cells, values, domains }) => {
    const [a = 0, b = 0] = cells;
    return {
      claim: equal({ place, cells: [a, b], values, names: ['this', 'that'], symbol }),
      domains,
      rule: (full) => full[a] === full[b],
    };
  }),
);

describeClaimLaws(
  'unlike lines',
  fc.constantFrom([2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [4, 1]).chain(([lines = 2, length = 1]) =>
    cellsWith(order(lines * length, lines * length), values(1, 2)).map(
      ({ cells, values, domains }) => {
        const each = upTo(lines).map((line) => cells.slice(line * length, (line + 1) * length));
        return {
          claim: unlike({
            place: { words: 'rows' },
            lines: each.map((own, line) => ({ words: `row ${line + 1}`, cells: own })),
            values,
          }),
          domains,
          rule: (full: readonly number[]) =>
            areDifferent(each.map((own) => Number(`1${at(own, full).join('')}`))),
        };
      },
    ),
  ),
);

describeClaimLaws(
  'cells in pairs',
  fc.tuple(cellsWith(order(1, 5), values(2, 3)), fc.nat(9)).map(([found, pick]) => {
    const { cells, values, domains } = found;
    const [cell = 0, ...neighbours] = cells;
    const value = values[pick % values.length] ?? 0;
    return {
      claim: inPairs({
        place,
        cell,
        neighbours,
        value,
        word: symbol,
        names: (some) => some.join(' and '),
      }),
      domains,
      rule: (full) =>
        full[cell] !== value || neighbours.filter((other) => full[other] === value).length === 1,
    };
  }),
);

describeClaimLaws(
  'groups that are never all alike',
  values(2, 3).chain((shared) =>
    fc
      .tuple(
        domainsOf(5, shared),
        fc.constantFrom(...shared),
        fc.array(fc.shuffledSubarray([...upTo(5)], { minLength: 1, maxLength: 3 }), {
          maxLength: 4,
        }),
      )
      .map(([domains, value, groups]) => ({
        claim: neverAll({
          place,
          sentence: 'never all',
          groups: groups.map((cells) => ({ cells, sentence: cells.join() })),
          value,
        }),
        domains,
        rule: (full: readonly number[]) =>
          groups.every((cells) => at(cells, full).some((held) => held !== value)),
      })),
  ),
);

/** A board of four cells, patterns of a few of them, and a number of patterns. */
const patterned = values(2, 3).chain((shared) =>
  fc.tuple(
    domainsOf(4, shared),
    fc.uniqueArray(
      fc
        .tuple(
          fc.shuffledSubarray([...upTo(4)], { minLength: 1 }),
          fc.tuple(...upTo(4).map(() => fc.constantFrom(...shared))),
        )
        .map(([cells, held]): Pattern => cells.map((cell) => [cell, held[cell] ?? 0])),
      { maxLength: 4, selector: (pattern) => [...pattern].sort().join(' ') },
    ),
    fc.nat(6),
  ),
);
const isThere = (pattern: Pattern, full: readonly number[]): boolean =>
  pattern.every(([cell, value]) => full[cell] === value);

describeClaimLaws(
  'one of some patterns',
  patterned.map(([domains, patterns]) => ({
    claim: onePattern({ place, sentence: 'one pattern', cell: 0, patterns }),
    domains,
    rule: (full) => patterns.some((pattern) => isThere(pattern, full)),
  })),
);

describeClaimLaws(
  'a number of patterns',
  patterned.map(([domains, patterns, count]) => ({
    claim: patternCount({ place, sentence: 'so many patterns', counted: String, patterns, count }),
    domains,
    rule: (full) => patterns.filter((pattern) => isThere(pattern, full)).length === count,
  })),
);

it.each([
  [7, 44, 'row 1 adds up to 44 with seven different digits'],
  [5, 36, 'row 1 adds up to 36'],
])(
  'a sum of %i different digits up to 14 that is %i says what its ways allow up to a hundred of them',
  (count, total, sentence) => {
    // The first sum has 100 ways, the second 101.
    const claim = sumOfDifferent({ place, cells: upTo(count), total, values: upTo(14, 1), symbol });
    expect(claim.parts().map((part) => part.sentence)).toEqual([sentence]);
  },
);

it('of a long line, SMT-LIB also gets that each value stands somewhere', () => {
  const line = upTo(10);
  const claim = allDifferent({ place, cells: line, values: line, symbol });
  const [different = '', ...stands] = claim.smtlib();
  for (const full of line.flatMap((cell) => line.map((value) => line.with(cell, value)))) {
    expect(holdsInSmtlib(different, full)).toBe(new Set(full).size === 10);
    expect(stands.map((condition) => holdsInSmtlib(condition, full))).toEqual(
      line.map((value) => full.includes(value)),
    );
  }
});
