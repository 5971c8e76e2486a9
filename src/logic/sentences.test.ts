import { describe, expect, it } from 'vitest';
import { allDifferent } from './kinds/allDifferent.ts';
import { balance } from './kinds/balance.ts';
import { equal } from './kinds/equal.ts';
import { noRun } from './kinds/noRun.ts';
import { patternCount } from './kinds/patterns.ts';
import { sumOfDifferent } from './kinds/sumOfDifferent.ts';
import { unlike } from './kinds/unlike.ts';
import type { Literal } from './literal.ts';
import { capitalise, countedInWords, howMany, inWords } from './words.ts';

const symbol = (value: number): string => (value === 1 ? 'X' : 'O');
const digit = (value: number): string => String(value);
const O = 0;
const X = 1;

describe('a sum of different values', () => {
  const cells = [0, 1, 2, 3];
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const circle = (total: number) =>
    sumOfDifferent({ place: { words: 'circle B' }, cells, total, values, symbol: digit });
  const leaves = (total: number, ...known: readonly Literal[]) => {
    const speech = { names: String, word: digit };
    return circle(total)
      .parts()
      .map(({ telling }) => telling?.settles?.(known, speech, []));
  };

  it('names the ways to make it up where there are few', () => {
    expect(circle(13).parts()[0]?.sentence).toBe(
      'circle B adds up to 13 with four different digits (1+2+3+7, 1+2+4+6 or 1+3+4+5)',
    );
    expect(circle(20).parts()[0]?.sentence).toBe(
      'circle B adds up to 20 with four different digits',
    );
  });

  it('is said alone where the ways to make it up are too many to be listed', () => {
    const line = Array.from({ length: 25 }, (_, at) => at + 1);
    const half = sumOfDifferent({
      place: { words: 'cage 1' },
      cells: line.slice(0, 12),
      total: 156,
      values: line,
      symbol: digit,
    });
    expect(half.parts()).toMatchObject([
      { sentence: 'cage 1 adds up to 156', formula: { op: 'sum', total: 156 } },
    ]);
  });

  it('says what the known cells leave of them', () => {
    expect(leaves(17, { cell: 2, value: 9, holds: true })).toEqual([
      'circle B adds up to 17 with four different digits and has 9 from one cell, which leaves 1+2+5 or 1+3+4 for the rest, so ',
    ]);
    const not = (cell: number, value: number) => ({ cell, value, holds: false });
    expect(leaves(11, not(0, 5), not(1, 5), not(2, 5), not(3, 5))).toEqual([
      'circle B adds up to 11 with four different digits, and 0,1,2,3 are not 5, so ',
    ]);
    expect(leaves(12, not(0, 5), not(1, 5), not(2, 5), not(3, 5))).toEqual([
      'circle B adds up to 12 with four different digits, and 0,1,2,3 are not 5, which leaves 1+2+3+6, so ',
    ]);
  });
});

describe('a balance', () => {
  const claim = balance({
    place: { words: 'row 2' },
    cells: [0, 1, 2, 3],
    value: X,
    other: O,
    count: 2,
    symbol,
  });

  it('says how many of each there are', () => {
    expect(claim.sentence).toBe("row 2 has two X's and two O's");
    expect(claim.parts().map((part) => part.sentence)).toEqual([
      "row 2 has at most two X's",
      "row 2 has at most two O's",
    ]);
  });

  it('counts what its line still lacks, below zero when there is too much', () => {
    expect(claim.lacks?.([undefined, undefined, undefined, undefined])).toEqual([
      { value: X, count: 2 },
      { value: O, count: 2 },
    ]);
    expect(claim.lacks?.([X, X, X, O])).toEqual([
      { value: X, count: -1 },
      { value: O, count: 1 },
    ]);
  });

  it('observes the counts and blames all of the value that is too many', () => {
    expect(claim.observe([X, X, X, O])).toBe('3 X, 1 O');
    expect(claim.culprits([X, X, X, O])).toEqual([0, 1, 2]);
  });
});

describe('all different', () => {
  const place = { words: 'row 3' };
  const cells = [0, 1, 2];

  it('needs each value where there are as many values as cells', () => {
    const claim = allDifferent({ place, cells, values: [1, 2, 3], symbol: digit });
    expect(claim.sentence).toBe('row 3 has each of 1 to 3 once');
    expect(claim.parts().map((part) => part.sentence)).toEqual([
      'row 3 needs a 1',
      'row 3 has only one 1',
      'row 3 needs a 2',
      'row 3 has only one 2',
      'row 3 needs a 3',
      'row 3 has only one 3',
    ]);
  });

  it('only forbids repeats where there are values to spare', () => {
    const claim = allDifferent({ place, cells, values: [1, 2, 3, 4], symbol: digit });
    expect(claim.sentence).toBe('row 3 has no value twice');
    expect(claim.parts()).toHaveLength(4);
  });

  it('observes what stands there and blames the repeated cells', () => {
    const claim = allDifferent({ place, cells, values: [1, 2, 3], symbol: digit });
    expect(claim.observe([2, undefined, 2])).toBe('2 · 2');
    expect(claim.culprits([2, undefined, 2])).toEqual([0, 2]);
  });
});

describe('the other kinds', () => {
  it('equal observes both cells and blames both', () => {
    const claim = equal({
      place: { words: 'cells 0 and 1' },
      cells: [0, 1],
      values: [1, 2],
      names: ['hexagon 1, top', 'hexagon 2, bottom'],
      symbol: digit,
    });
    expect(claim.label).toBe('cells 0 and 1');
    expect(claim.sentence).toBe('hexagon 1, top and hexagon 2, bottom hold the same number');
    expect(claim.observe([2, 1])).toBe('2 and 1');
    expect(claim.culprits([2, 1])).toEqual([0, 1]);
  });

  it('equal says of a cell every value that it is known not to be', () => {
    const claim = equal({
      place: { words: 'cells 0 and 1' },
      cells: [0, 1],
      values: [1, 2, 3],
      names: ['hexagon 1, bottom', 'hexagon 2, top'],
      symbol: digit,
    });
    const known = [1, 3].map((value) => ({ cell: 0, value, holds: false }));
    const told = claim.parts()[0]?.telling?.settles?.(known, { names: String, word: digit }, []);
    expect(told).toBe(
      'hexagon 1, bottom is not 1 or 3, and both sides of a boundary hold the same, so ',
    );
  });

  it('a number of patterns says one thing of one and another of several', () => {
    const counting = (count: number) =>
      patternCount({
        place: { words: 'ships of length 4' },
        sentence: 'as many ships as there are',
        counted: (some) => countedInWords(some, 'ship'),
        patterns: [[[0, X]]],
        count,
      });
    expect(
      counting(1)
        .parts()
        .map(({ sentence }) => sentence),
    ).toEqual(['there is no more than one ship', 'there is at least one ship']);
    expect(
      counting(2)
        .parts()
        .map(({ sentence }) => sentence),
    ).toEqual(['there are no more than two ships', 'there are at least two ships']);
  });

  it('no run names the run by its ends and blames all of it', () => {
    const claim = noRun({
      place: { words: 'row 1' },
      cells: [0, 1, 2, 3],
      length: 3,
      values: [O, X],
      symbol,
      name: (cell) => `column ${cell + 1}`,
    });
    expect(claim.parts().map((part) => part.sentence)).toContain(
      "row 1 has no three X's side by side at column 2 to column 4",
    );
    expect(claim.culprits([O, X, X, X])).toEqual([1, 2, 3]);
  });

  it('unlike names the lines that are alike', () => {
    const claim = unlike({
      place: { words: 'rows' },
      lines: [
        { words: 'row 1', cells: [0, 1] },
        { words: 'row 2', cells: [2, 3] },
      ],
      values: [O, X],
    });
    expect(claim.sentence).toBe('no two rows are alike');
    expect(claim.observe([X, O, X, O])).toBe('row 1 and row 2 are alike');
    expect(claim.observe([X, O, X, X])).toBe('none alike');
    expect(claim.culprits([X, O, X, O])).toEqual([0, 1, 2, 3]);
  });
});

describe('words', () => {
  it('write small numbers out', () => {
    expect(inWords(3)).toBe('three');
    expect(inWords(11)).toBe('11');
    expect(howMany(1, 'X')).toBe('one X');
    expect(howMany(0, 'X')).toBe("no X's");
    expect(capitalise('row 3')).toBe('Row 3');
  });
});
