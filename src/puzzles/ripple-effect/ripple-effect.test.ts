import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { rippleEffect } from './index.ts';

const example = exampleOf(rippleEffect, 'A Ripple Effect of five by five');

describe('Ripple Effect', () => {
  it('breaks the region of a number, and the lines in which it is too near its like', () => {
    // Row 1 is 1 2 3 1 2, column 3 begins with 3 4 2: the 3 becomes a 2.
    expect(brokenLabels(rippleEffect, example, damagedSolution(example, [2, 2]))).toEqual([
      'region b',
      'row 1, space between equal numbers',
      'column 3, space between equal numbers',
    ]);
  });

  it('is told what is wrong with a number', () => {
    expect(complaintOf(rippleEffect, 'a,a,a\nb,b0,b\nc,c,c\n')).toBe(
      'Line 2 has "b0" at cell 2; a region\'s name wanted, and perhaps a given of 1 to 9.',
    );
  });
});
