import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { numberlink } from './index.ts';

const example = exampleOf(numberlink, 'The example of pzprjs, five by five');

describe('Numberlink', () => {
  it('breaks a number whose line is gone, the cell where it went on, and what it joined', () => {
    expect(brokenLabels(numberlink, example, damagedSolution(example, [0, 0]))).toEqual([
      'the 1 at row 1, column 1',
      'row 1, column 2',
      'equal numbers',
    ]);
  });

  it('breaks the cells where two lines meet', () => {
    expect(brokenLabels(numberlink, example, damagedSolution(example, [1, 1]))).toEqual([
      'row 1, column 2',
      'row 1, column 3',
      'equal numbers',
    ]);
  });

  it.each([
    ['. . .\n. .\n. . .\n', 'Line 2 has 2 cells, 3 wanted.'],
    ['. .\n. .\n', 'Line 1 has 2 cells; Numberlink has 3 to 40.'],
    [
      '. . .\n. 100 .\n. . .\n',
      'Line 2 has "100" at cell 2; 1 to 99 or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(numberlink, text)).toBe(sentence);
  });
});
