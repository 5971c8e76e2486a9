import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { norinori } from './index.ts';

const example = exampleOf(norinori, 'A Norinori of five by five');

describe('Norinori', () => {
  it('breaks its region, and the pairs of a cell that is left out', () => {
    // The first cell goes: its partner stands alone.
    expect(brokenLabels(norinori, example, damagedSolution(example, [0, 0]))).toEqual([
      'region a',
      'row 1, column 2 in a pair',
    ]);
  });

  it('breaks the pairs of a third cell', () => {
    expect(brokenLabels(norinori, example, damagedSolution(example, [2, 1]))).toEqual([
      'region b',
      'row 1, column 2 in a pair',
      'row 1, column 3 in a pair',
      'row 2, column 3 in a pair',
    ]);
  });

  it.each([
    ['a,a\nb,b\n', 'Line 1 has 2 cells; Norinori has 3 to 60.'],
    ['a,a,a\nb,b,b\n', 'There are 2 rows; 3 to 60 wanted.'],
    ['a,a,a\nb,b,b\nc,c\n', 'Line 3 has 2 cells, 3 wanted.'],
    ['a,a,a\nb,1,b\nc,c,c\n', 'Line 2 has "1" at cell 2; a region\'s name wanted, or . for none.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(norinori, text)).toBe(sentence);
  });
});
