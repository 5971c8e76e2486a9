import { describe, expect, it } from 'vitest';
import { givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { mosaic } from './index.ts';

const example = exampleOf(mosaic, 'Conceptis, ten by ten');

describe('Mosaic', () => {
  it('breaks the numbers around a cell that is left blank, and none else', () => {
    expect(brokenLabels(mosaic, example, damagedSolution(example, [1, 0]))).toEqual([
      'the 8 at row 2, column 2',
      'the 8 at row 2, column 3',
    ]);
  });

  it('breaks the number in a cell that is filled', () => {
    expect(brokenLabels(mosaic, example, damagedSolution(example, [8, 1]))).toEqual([
      'the 0 at row 1, column 9',
    ]);
  });

  it('has numbers that leave open what their cells hold', () => {
    const read = readPuzzle(mosaic, '4..\n.9.\n..0\n');
    if (!read.ok) throw new Error(read.problem.reason);
    expect(givenValues(mosaic, read.value).every((value) => value === undefined)).toBe(true);
  });

  it.each([
    ['...\n..\n...\n', 'Line 2 has 2 characters, 3 wanted.'],
    ['..\n..\n', 'Line 1 has 2 cells; Mosaic has 3 to 60.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(mosaic, text)).toBe(sentence);
  });
});
