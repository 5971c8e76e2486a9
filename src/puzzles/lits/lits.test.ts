import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { lits } from './index.ts';

const example = exampleOf(lits, "From pzprjs' tests, four by four");

describe('LITS', () => {
  it('breaks a region whose shape lacks a cell, and what is cut off', () => {
    expect(brokenLabels(lits, example, damagedSolution(example, [0, 0]))).toEqual(['region a']);
  });

  it('breaks the meeting of two equal shapes', () => {
    // Region a as an L, beside the L of region b.
    const damaged = damagedSolution(example, [1, 1], [5, 0]);
    expect(brokenLabels(lits, example, damaged)).toEqual(['shapes of region a and region b']);
  });

  it('says at once that no shape fits into a region', () => {
    const read = readPuzzle(lits, 'a,a,a,b\nc,c,c,b\nc,c,c,b\nc,c,c,b\n');
    const complaints = read.ok ? lits.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the shaded cells of region a are an L, I, T or S',
    ]);
  });

  it.each([
    ['a,a\nb,b\n', 'Line 1 has 2 cells; LITS has 4 to 60.'],
    ['a,a,a,a\nb,b,b,b\nc,c,c,c\n', 'There are 3 rows; 4 to 60 wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(lits, text)).toBe(sentence);
  });
});
