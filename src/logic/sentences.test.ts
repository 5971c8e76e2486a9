import { describe, expect, it } from 'vitest';
import { allDifferent } from './allDifferent.ts';
import { balance } from './balance.ts';
import { equal } from './equal.ts';
import { noRun } from './noRun.ts';
import { unlike } from './unlike.ts';
import { capitalise, howMany, inWords } from './words.ts';

const symbol = (value: number): string => (value === 1 ? 'X' : 'O');
const digit = (value: number): string => String(value);
const O = 0;
const X = 1;

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
