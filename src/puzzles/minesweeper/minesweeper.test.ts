import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { minesweeper } from './index.ts';

const example = exampleOf(minesweeper, 'Five by five');

describe('Minesweeper', () => {
  it('breaks the numbers around a mine that is left out', () => {
    expect(brokenLabels(minesweeper, example, damagedSolution(example, [5, 0]))).toEqual([
      'the 2 at row 1, column 2',
      'the 3 at row 3, column 1',
    ]);
  });

  it.each([
    [
      '...\n.9.\n...\n',
      'Line 2 has "9" at character 2; ?, 0, 1, 2, 3, 4, 5, 6, 7, 8 or . for an open cell wanted.',
    ],
    ['..\n..\n', 'Line 1 has 2 cells; Minesweeper has 3 to 30.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(minesweeper, text)).toBe(sentence);
  });
});
