import { describe, expect, it } from 'vitest';
import { givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { hitori } from './index.ts';

const example = exampleOf(hitori, "From pzprjs' tests, four by four");

describe('Hitori', () => {
  it('breaks the lines of a cell that is left blank', () => {
    expect(brokenLabels(hitori, example, damagedSolution(example, [0, 0]))).toEqual([
      'row 1',
      'column 1',
    ]);
  });

  it('breaks neighbours, and the blank cells that a shaded one parts', () => {
    expect(brokenLabels(hitori, example, damagedSolution(example, [1, 1]))).toEqual([
      'neighbouring shaded cells',
    ]);
    expect(brokenLabels(hitori, example, damagedSolution(example, [7, 1]))).toEqual([
      'blank cells',
    ]);
  });

  it('has numbers that leave open what their cells hold', () => {
    const read = readPuzzle(hitori, '123\n231\n312\n');
    if (!read.ok) throw new Error(read.problem.reason);
    expect(givenValues(hitori, read.value).every((value) => value === undefined)).toBe(true);
  });

  it('is read with spaces between its numbers, too, and then as figures beyond 9', () => {
    const row = Array.from({ length: 12 }, (_, at) => at + 1);
    const spaced = row.map(() => row.join(' ')).join('\n');
    const letters = row.map(() => '123456789ABC').join('\n');
    expect(readPuzzle(hitori, spaced)).toEqual(readPuzzle(hitori, letters));
    expect(complaintOf(hitori, '1 2 3\n2 3\n3 1 2\n')).toBe('Line 2 has 2 characters, 3 wanted.');
  });

  it.each([
    ['123\n23\n312\n', 'Line 2 has 2 characters, 3 wanted.'],
    ['12\n21\n', 'Line 1 has 2 cells; Hitori has 3 to 40.'],
    ['124\n231\n312\n', 'Line 1 has "4" at character 3; 1 to 3 or . for an open cell wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(hitori, text)).toBe(sentence);
  });
});
