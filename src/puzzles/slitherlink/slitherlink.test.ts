import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { slitherlink } from './index.ts';

const example = exampleOf(slitherlink, "From cspuz's tests, four by four");
const large = exampleOf(slitherlink, 'The guide of puzz.link, eighteen by ten');

describe('Slitherlink', () => {
  it('breaks the number and the two dots of a line that is left out', () => {
    expect(brokenLabels(slitherlink, example, damagedSolution(example, [25, 0]))).toEqual([
      'the upper left corner of row 3, column 4',
      'the upper left corner of row 4, column 4',
      'row 3, column 3',
    ]);
  });

  it('breaks dots and the loop by a line that closes it early', () => {
    expect(brokenLabels(slitherlink, example, damagedSolution(example, [10, 1]))).toEqual([
      'the upper left corner of row 2, column 2',
      'the upper left corner of row 2, column 3',
      'the loop',
    ]);
  });

  it('breaks the loop by a second one', () => {
    const second = [350, 368, 369, 387].map((side) => [side, 1] as const);
    expect(brokenLabels(slitherlink, large, damagedSolution(large, ...second))).toEqual([
      'the loop',
      'row 9, column 18',
    ]);
  });

  it.each([
    ['3...\n3..\n.22.\n.2.1\n', 'Line 2 has 3 characters, 4 wanted.'],
    ['3..\n3..\n.22\n', 'Line 1 has 3 cells; Slitherlink has 4 to 60.'],
    [
      '3...\n3..4\n.22.\n.2.1\n',
      'Line 2 has "4" at character 4; 0 to 3 or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(slitherlink, text)).toBe(sentence);
  });
});
