import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { kuromasu } from './index.ts';

const example = exampleOf(kuromasu, "From pzprjs' tests, five by five");

describe('Kuromasu', () => {
  it('breaks the numbers that see a cell more when a wall is gone', () => {
    expect(brokenLabels(kuromasu, example, damagedSolution(example, [1, 0]))).toEqual([
      'the 7 at row 1, column 4',
    ]);
  });

  it('says at once that a number sees too few cells on the whole board', () => {
    const read = readPuzzle(kuromasu, '. . .\n. 6 .\n. . .\n');
    const complaints = read.ok ? kuromasu.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the 6 at row 2, column 2 sees six blank cells, its own among them',
    ]);
  });

  it.each([
    ['. .\n. .\n', 'Line 1 has 2 cells; Kuromasu has 3 to 60.'],
    [
      '120 . .\n. . .\n. . .\n',
      'Line 1 has "120" at cell 1; 1 to 119 or . for an open cell, ? for an unknown number wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(kuromasu, text)).toBe(sentence);
  });
});
