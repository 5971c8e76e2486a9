import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { hashi } from './index.ts';

const example = exampleOf(hashi, 'The example of pzprjs, five by five');

describe('Hashi', () => {
  it('breaks an island that has a bridge less, and the way that is no longer alike', () => {
    expect(brokenLabels(hashi, example, damagedSolution(example, [0, 1]))).toEqual([
      'the 4 at row 1, column 1',
      'row 1, column 1 to row 1, column 3',
    ]);
  });

  it('breaks what leads nowhere', () => {
    expect(brokenLabels(hashi, example, damagedSolution(example, [3, 1]))).toEqual([
      'all ways without two islands',
    ]);
  });

  it('breaks the islands that a bridge alone joined with the others', () => {
    const gone = [9, 10, 11].map((cell) => [cell, 0] as const);
    expect(brokenLabels(hashi, example, damagedSolution(example, ...gone))).toContain(
      'all islands',
    );
  });

  it.each([
    ['....\n...\n....\n....\n', 'Line 2 has 3 characters, 4 wanted.'],
    ['...\n...\n...\n', 'Line 1 has 3 cells; Hashi has 4 to 60.'],
    [
      '....\n..9.\n....\n....\n',
      'Line 2 has "9" at character 3; ?, 1, 2, 3, 4, 5, 6, 7, 8 or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(hashi, text)).toBe(sentence);
  });
});
