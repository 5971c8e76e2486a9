import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { template } from './index.ts';

// Requirements on every type are tested in ../registry.test.ts, and those on every example in
// ../examples.test.ts. Here are the tests of this type alone: above all, that a wrong grid breaks
// exactly the rules that it should.
const example = exampleOf(template, 'A Latin square');

describe('Template', () => {
  it('breaks the row and the column of a cell that is changed', () => {
    expect(example.solutions[0]?.[0]).toBe(1);
    expect(brokenLabels(template, example, damagedSolution(example, [0, 2]))).toEqual([
      'row 1',
      'column 1',
    ]);
  });

  it.each([
    ['123\n23\n312\n', 'Line 2 has 2 characters, 3 wanted.'],
    ['12\n21\n', 'Line 1 has 2 cells; Template has 3 to 9.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(template, text)).toBe(sentence);
  });
});
