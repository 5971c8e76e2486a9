import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { kuromasu } from './index.ts';

const example = exampleOf(kuromasu, "From pzprjs' tests, five by five");

describe('Kuromasu', () => {
  it('breaks the numbers that see further when a shaded cell is left blank', () => {
    expect(brokenLabels(kuromasu, example, damagedSolution(example, [11, 0]))).toEqual([
      'the 2 at row 3, column 3',
      'the 4 at row 5, column 2',
    ]);
  });

  it('breaks the number that sees less, and neighbours, when another cell is shaded', () => {
    expect(brokenLabels(kuromasu, example, damagedSolution(example, [2, 1]))).toEqual([
      'the 7 at row 1, column 4',
      'neighbouring shaded cells',
    ]);
  });

  it('says at once that a number wants more cells than its row and column have', () => {
    const read = readPuzzle(kuromasu, '6 . .\n. . .\n. . .\n');
    const complaints = read.ok ? kuromasu.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the 6 at row 1, column 1 sees six blank cells',
    ]);
  });

  it.each([
    ['. . .\n. .\n. . .\n', 'Line 2 has 2 cells, 3 wanted.'],
    ['. .\n. .\n', 'Line 1 has 2 cells; Kuromasu has 3 to 20.'],
    [
      '. . 0\n. . .\n. . .\n',
      'Line 1 has "0" at cell 3; 1 to 39 or . for an open cell, ? for an unknown number wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(kuromasu, text)).toBe(sentence);
  });
});
