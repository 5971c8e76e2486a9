import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { masyu } from './index.ts';

const example = exampleOf(masyu, 'A contest by Code Breaker, six by six');
const other = exampleOf(masyu, 'The example of pzprjs, six by six');

describe('Masyu', () => {
  it('breaks a black circle and the cells of a line that is left out', () => {
    expect(brokenLabels(masyu, example, damagedSolution(example, [20, 0]))).toEqual([
      'row 2, column 5',
      'row 3, column 5',
      'the black circle at row 3, column 5',
    ]);
  });

  it('breaks a white circle beside which the line no longer turns, and the loop', () => {
    expect(brokenLabels(masyu, example, damagedSolution(example, [50, 1]))).toEqual([
      'row 5, column 2',
      'row 6, column 2',
      'the loop',
      'the white circle at row 4, column 2',
    ]);
  });

  it('breaks the loop by a second one', () => {
    const second = [48, 53, 54, 59].map((side) => [side, 1] as const);
    expect(brokenLabels(masyu, other, damagedSolution(other, ...second))).toEqual(['the loop']);
  });

  it.each([
    ['....\n...\n....\n....\n', 'Line 2 has 3 characters, 4 wanted.'],
    ['...\n...\n...\n', 'Line 1 has 3 cells; Masyu has 4 to 60.'],
    [
      '....\n..X.\n....\n....\n',
      'Line 2 has "X" at character 3; O, * or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(masyu, text)).toBe(sentence);
  });
});
