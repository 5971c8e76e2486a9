import { describe, expect, it } from 'vitest';
import type { Claim } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import { balance } from './balance.ts';
import { countOf } from './countOf.ts';
import { equal } from './equal.ts';
import { related } from './related.ts';
import { lessThan } from './lessThan.ts';
import { onePattern } from './patterns.ts';
import { runSums } from './runSums.ts';
import { unlikeNeighbours } from './unlikeNeighbours.ts';
import { runs } from './runs.ts';
import { sumOfDifferent } from './sumOfDifferent.ts';
import { visible } from './visible.ts';

// How kinds word a violation, and what they say of suppositions.

const place = { words: 'row 1' };
const speech = {
  names: (cells: readonly number[]) => `cell ${listed(cells.map(String))}`,
  word: String,
};
const supposing = { ...speech, supposing: true as const };
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Facts about cells from the first on; `.` is an unknown cell. */
const known = (drawn: string): readonly Literal[] =>
  [...drawn].flatMap((sign, cell) =>
    sign === '.' ? [] : [{ cell, value: Number(sign), holds: true }],
  );
const not = (cell: number, ...values: readonly number[]): readonly Literal[] =>
  values.map((value) => ({ cell, value, holds: false }));

const broken = (claim: Claim, facts: readonly Literal[], part = 0): string | undefined =>
  claim.parts()[part]?.telling?.breaks?.(facts, supposing);
const settled = (claim: Claim, facts: readonly Literal[], ends: readonly Literal[], own = speech) =>
  claim.parts()[0]?.telling?.settles?.(facts, own, ends);

describe('a line of blocks that would be broken', () => {
  it.each([
    [[1, 3], '.11110..', 'row 1 would have a block of 4 or more, and its longest is of 3'],
    [[2], '1...1..1', 'row 1 would have three filled cells, and its block of 2 takes 2'],
    [[3, 3], '0.0.0...', 'row 1 would have only five cells for its blocks of 3 and 3'],
    [
      [2, 3],
      '.0.0....',
      'row 1 would have room in this order for only the first of its blocks of 2 and 3',
    ],
    [[], '1..', 'row 1 has no block, and would have a filled cell'],
  ])('%j in %s', (lengths, drawn, said) => {
    const claim = runs({ place, cells: upTo(drawn.length), lengths });
    expect(broken(claim, known(drawn))).toBe(said);
  });

  it('says nothing where the blocks can lie', () => {
    expect(broken(runs({ place, cells: upTo(4), lengths: [1, 1] }), known('1...'))).toBeUndefined();
  });
});

it('towers that would be seen are counted', () => {
  const line = (count: number) =>
    visible({
      place,
      cells: upTo(4),
      from: 'the left',
      count,
      values: [1, 2, 3, 4],
      symbol: String,
      areDifferent: true,
    });
  expect(broken(line(2), known('12..'))).toBe(
    'row 1 must show two towers from the left and would show 3 at least',
  );
  expect(broken(line(3), known('.4..'))).toBe(
    'row 1 must show three towers from the left and would show 2',
  );
  expect(broken(line(2), known('3...'))).toBeUndefined();
});

it('what is needed, and what is one too many, is said in numbers', () => {
  const stars = countOf({
    place,
    cells: upTo(4),
    value: 1,
    other: 0,
    count: 3,
    word: () => 'star',
  });
  expect(broken(stars, known('00..'))).toBe(
    'row 1 needs three stars and would have room for only two stars',
  );
  const line = balance({ place, cells: upTo(4), value: 1, other: 0, count: 2, symbol: () => 'X' });
  expect(broken(line, known('111.'))).toBe("row 1 would have three X's, one too many");
});

it('of what is supposed nothing is there already', () => {
  const line = balance({ place, cells: upTo(4), value: 1, other: 0, count: 2, symbol: () => 'X' });
  expect(settled(line, known('11..'), [])).toBe("row 1 already has two X's, so ");
  expect(settled(line, known('11..'), [], supposing)).toBe("row 1 then has two X's, so ");
});

describe('less than', () => {
  const claim = lessThan({
    place,
    less: 0,
    greater: 1,
    values: upTo(9).map((at) => at + 1),
    names: ['cell 0', 'cell 1'],
    symbol: String,
  });

  it('names the values above a bound that are out besides', () => {
    const facts = [...not(0, 1, 2, 3), ...not(1, 5, 6, 7, 8)];
    expect(settled(claim, facts, [{ cell: 1, value: 9, holds: true }])).toBe(
      'cell 0 is less than cell 1, and cell 0 is 4 or more, and cell 1 is not 5, 6, 7 or 8, so ',
    );
  });

  it('says up to what the greater can go where the lesser is supposed too large', () => {
    expect(broken(claim, [...known('6'), ...not(1, 7, 8, 9)])).toBe(
      'cell 0 is less than cell 1, while cell 1 is 6 or less',
    );
  });
});

describe('a line of sums that would be broken', () => {
  const line = (sums: readonly number[], drawn: string, off: 0 | 1 = 0) =>
    broken(
      runSums({ place, cells: upTo(drawn.length), sums, off, digits: [1, 2, 3, 4, 5] }),
      known(drawn),
    );
  it.each([
    [[5, 3], '.45...', 'row 1 would have a run of 9 or more, and none may be above 5'],
    [[5, 3], '045...', 'row 1 would have a run of 9 or more, and none may be above 5'],
    [[5, 3], '0450..', 'row 1 would have a run of 9, and none may be above 5'],
    [[5, 3], '0220..', 'row 1 would have a run of 4, which is none of its sums'],
    [[5, 3], '303200', 'row 1 would have runs of 3 and 5 in this order'],
    [[5, 3], '500000', 'row 1 would have one run, and 2 are wanted'],
    [[], '..1...', 'row 1 is empty, and would have a digit'],
    [[5, 3], '.4....', undefined],
  ])('%j in %s', (sums, drawn, said) => {
    expect(line(sums, drawn)).toBe(said);
  });

  it('takes one more and one less for true where sums are off by one', () => {
    expect(line([5], '0400..', 1)).toBeUndefined();
    expect(line([5], '0500..', 1)).toBe(
      'row 1 would have a run of 5, which is one more or less than none of its sums',
    );
  });
});

it('two sides of a boundary that would differ are both said', () => {
  const claim = equal({
    place,
    cells: [0, 1],
    values: [1, 2, 3],
    names: ['cell a', 'cell b'],
    symbol: String,
  });
  expect(broken(claim, known('12'))).toBe(
    'cell a would be 1 and cell b 2, and they hold the same number',
  );
  expect(broken(claim, [...known('.2'), ...not(0, 2)])).toBe(
    'cell b would be 2, and cell a, which must equal it, could not be 2',
  );
  expect(broken(claim, [...not(0, 1, 2), ...not(1, 3)])).toBeUndefined();
});

it('neighbours that would be alike are named', () => {
  const claim = unlikeNeighbours({
    place: { words: 'cell 0' },
    cell: 0,
    neighbours: [1, 2],
    values: [1, 2],
    symbol: String,
  });
  expect(broken(claim, known('11'))).toBe(
    'cell 0 and 1 would each be 1, and cell 0 touches the other',
  );
});

it('neighbours that would be too near in number are named', () => {
  const claim = related({
    place: { words: 'neighbours differing by less than 2' },
    sentence: 'neighbours differ by at least 2',
    says: 'differ by at least 2',
    pairs: [[0, 1]],
    relation: { differ: 'at least', by: 2 },
    domain: () => [1, 2, 3],
    mayBeEmpty: false,
    names: (some) => `cells ${some.join(' and ')}`,
  });
  expect(broken(claim, known('12'))).toBe(
    'cell 0 would be 1 and cell 1 would be 2, and neighbours differ by at least 2',
  );
  expect(broken(claim, [...known('1'), ...not(1, 3)])).toBeUndefined();
});

it('what does not fit a given shape is named', () => {
  const claim = onePattern({
    place,
    sentence: 'cell 1 is the left end of a ship',
    cell: 1,
    patterns: [
      [
        [0, 0],
        [1, 1],
        [2, 1],
      ],
    ],
  });
  expect(broken(claim, known('.10'))).toBe(
    'cell 1 is the left end of a ship, and what would stand at cell 2 does not fit that',
  );
});

it('a cage of one cell is just that', () => {
  const cage = sumOfDifferent({ place, cells: [4], total: 8, values: [7, 8], symbol: String });
  expect(settled(cage, [], [{ cell: 4, value: 8, holds: true }])).toBe('row 1 is one cell: ');
});

describe('a block that overlaps itself', () => {
  const whyIn = (lengths: readonly number[], size: number, drawn: string): readonly string[] =>
    (
      runs({ place, cells: upTo(size), lengths })
        .parts()[0]
        ?.telling?.sees?.([...drawn].map((sign) => (sign === '.' ? undefined : Number(sign)))) ?? []
    ).flatMap((sight) => (sight.technique === 'overlap' ? [sight.why([], speech)] : []));

  it('is told from others of its length', () => {
    expect(whyIn([3, 2, 2], 12, '..1........1')).toContain(
      'pushed to either end of row 1 as it stands, the third block, of 2, overlaps itself, so ',
    );
  });

  it('is called by its length where that is enough', () => {
    expect(whyIn([3, 1], 10, '.1.......1')).toContain(
      'pushed to either end of row 1 as it stands, the block of 3 overlaps itself, so ',
    );
  });
});
