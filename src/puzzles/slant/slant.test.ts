import { describe, expect, it } from 'vitest';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { slant } from './index.ts';

const example = exampleOf(slant, 'The example of pzprjs, four by four');

describe('Slant', () => {
  it('breaks the number at a diagonal that is turned, and the ring that it closes', () => {
    expect(brokenLabels(slant, example, damagedSolution(example, [5, 0]))).toEqual([
      'the 4 at the upper left corner of row 2, column 2',
      'closed rings',
    ]);
  });

  it('breaks the ring that four diagonals close around a corner', () => {
    const read = readPuzzle(slant, '....\n....\n....\n....\n');
    if (!read.ok) throw new Error(read.problem.reason);
    const ring = [0, 1, 1, 1, 0, 1, 1, 1, 1];
    expect(brokenLabels(slant, { ...example, puzzle: read.value }, ring)).toEqual(['closed rings']);
  });

  it('has numbers at corners of the border, which are kept in its text', () => {
    const text = '1..2\n....\n....\n0..1\n';
    const read = readPuzzle(slant, text);
    expect(read.ok && writePuzzle(slant, read.value)).toBe(text);
  });

  it('says at once that a corner has too few cells', () => {
    const read = readPuzzle(slant, '....\n3...\n....\n....\n');
    const complaints = read.ok ? slant.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the 3 at the upper left corner of row 2, column 1 has three diagonals',
    ]);
  });

  it.each([
    ['...\n...\n...\n', 'Line 1 has 3 corners; Slant has 4 to 61.'],
    ['....\n....\n....\n', 'There are 3 rows; 4 to 61 wanted.'],
    ['....\n...\n....\n....\n', 'Line 2 has 3 characters, 4 wanted.'],
    [
      '....\n..5.\n....\n....\n',
      'Line 2 has "5" at character 3; 0 to 4 or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(slant, text)).toBe(sentence);
  });
});
