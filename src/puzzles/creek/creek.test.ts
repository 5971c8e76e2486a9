import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { creek } from './index.ts';

const example = exampleOf(creek, 'The example of pzprjs, six by six');

describe('Creek', () => {
  it('breaks the number at a corner of a cell that is left blank', () => {
    expect(brokenLabels(creek, example, damagedSolution(example, [16, 0]))).toEqual([
      'the 2 at the upper left corner of row 4, column 6',
    ]);
  });

  it('breaks the creek that a shaded cell parts', () => {
    expect(brokenLabels(creek, example, damagedSolution(example, [11, 1]))).toEqual([
      'blank cells',
    ]);
  });

  it('says at once that a corner has too few cells', () => {
    const read = readPuzzle(creek, '2...\n....\n....\n....\n');
    const complaints = read.ok ? creek.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the 2 at the upper left corner of row 1, column 1 has two shaded cells',
    ]);
  });

  it.each([
    ['...\n...\n...\n', 'Line 1 has 3 corners; Creek has 4 to 61.'],
    ['....\n...\n....\n....\n', 'Line 2 has 3 characters, 4 wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(creek, text)).toBe(sentence);
  });
});
