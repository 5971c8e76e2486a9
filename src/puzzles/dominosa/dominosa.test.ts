import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { dominosa } from './index.ts';

const example = exampleOf(dominosa, "Made by Simon Tatham's generator, six by five");

describe('Dominosa', () => {
  it('breaks both numbers of a domino that is gone, and their pair', () => {
    expect(brokenLabels(dominosa, example, damagedSolution(example, [1, 0]))).toEqual([
      'the 2 at row 1, column 2',
      'the 0 at row 1, column 3',
      'the pair 0–2',
    ]);
  });

  it('says how many numbers a set has', () => {
    const read = readPuzzle(dominosa, '0011\n2210\n1022\n');
    const missing = readPuzzle(dominosa, '0011\n2.10\n1022\n');
    const of = (found: typeof read) => (found.ok ? dominosa.complaints?.(found.value) : undefined);
    expect(of(read)).toEqual([]);
    expect(of(missing)?.[0]?.sentence).toBe(
      '3 different numbers make a set of 12 halves, and 11 cells have a number',
    );
  });

  it.each([
    ['01\n01\n', 'Line 1 has 2 cells; Dominosa has 3 to 11.'],
    ['0011\n220\n1122\n', 'Line 2 has 3 characters, 4 wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(dominosa, text)).toBe(sentence);
  });
});
