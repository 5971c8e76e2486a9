import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { yajilin } from './index.ts';

const example = exampleOf(yajilin, 'The example of pzprjs, five by five');

describe('Yajilin', () => {
  it('breaks an arrow and two neighbours where the loop takes a short cut', () => {
    // Instead of around row 4, column 1, the loop goes on from column 1 to the right in row 4.
    const full = example.solutions[0] ?? [];
    expect(brokenLabels(yajilin, example, full)).toEqual([]);
    expect(brokenLabels(yajilin, example, damagedSolution(example, [0, 0]))).toEqual([
      'row 1, column 1',
      'row 1, column 2',
    ]);
  });

  it.each([
    [
      '. . .\n. 2 .\n. . .\n',
      'Line 2 has "2" at cell 2; a number with ↑, ↓, ← or →, or ?, or . for an open cell wanted.',
    ],
    [
      '. . .\n. 51> .\n. . .\n',
      'Line 2 has "51>" at cell 2; a number with ↑, ↓, ← or →, or ?, or . for an open cell wanted.',
    ],
    ['. . .\n. .\n. . .\n', 'Line 2 has 2 cells, 3 wanted.'],
    ['. .\n. .\n', 'Line 1 has 2 cells; Yajilin has 3 to 60.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(yajilin, text)).toBe(sentence);
  });
});
