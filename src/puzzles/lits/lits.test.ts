import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { lits } from './index.ts';

const example = exampleOf(lits, "From pzprjs' tests, four by four");

describe('LITS', () => {
  it('breaks the region that loses a cell, whose shape is then none that differs from those beside it', () => {
    expect(brokenLabels(lits, example, damagedSolution(example, [0, 0]))).toEqual([
      'region a',
      'regions a and b',
      'regions a and c',
    ]);
  });

  it('says at once that no shape fits into a region', () => {
    const read = readPuzzle(lits, 'a,a,a,b\nb,b,b,b\nb,b,b,b\nb,b,b,b\n');
    const complaints = read.ok ? lits.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the shaded cells of region a are one of the shapes L, I, T and S',
    ]);
  });

  it('is told what is wrong with a row that is too short', () => {
    expect(complaintOf(lits, 'a,a,a,a\nb,b\nb,b,b,b\nb,b,b,b\n')).toBe(
      'Line 2 has 2 cells, 4 wanted.',
    );
  });
});
