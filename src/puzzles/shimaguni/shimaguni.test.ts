import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { shimaguni } from './index.ts';

const example = exampleOf(shimaguni, "From pzprjs' tests, six by six");

describe('Shimaguni', () => {
  it('breaks a number, an island in two, and regions that then have equally many, when a cell is lost', () => {
    expect(brokenLabels(shimaguni, example, damagedSolution(example, [1, 0]))).toEqual([
      'region a',
      'the shaded cells of region a',
      'region a and region e',
      'region a and region b',
    ]);
  });

  it('breaks a region that is blank', () => {
    expect(brokenLabels(shimaguni, example, damagedSolution(example, [5, 0]))).toEqual([
      'a shaded cell in region d',
    ]);
  });

  it('breaks two islands that meet', () => {
    expect(brokenLabels(shimaguni, example, damagedSolution(example, [20, 0], [14, 1]))).toEqual([
      'shaded cells across borders',
    ]);
  });

  it.each([['a,a\nb,b\n', 'Line 1 has 2 cells; Shimaguni has 3 to 60.']])(
    'is told what is wrong with %j',
    (text, sentence) => {
      expect(complaintOf(shimaguni, text)).toBe(sentence);
    },
  );
});
