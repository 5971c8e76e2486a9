import { describe, expect, it } from 'vitest';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { shakashaka } from './index.ts';

const example = exampleOf(shakashaka, 'The example of pzprjs, six by six');

describe('Shakashaka', () => {
  it('breaks the numbers beside a triangle that is taken away, and the angles around it', () => {
    expect(brokenLabels(shakashaka, example, damagedSolution(example, [1, 0]))).toEqual([
      'the 2 at row 1, column 1',
      'the upper left corner of row 1, column 3',
      'the upper left corner of row 2, column 2',
    ]);
  });

  it('breaks the angles at a triangle that is turned', () => {
    expect(brokenLabels(shakashaka, example, damagedSolution(example, [1, 3]))).toEqual([
      'angles in row 1, column 2',
      'angles in row 1, column 3',
      'the upper left corner of row 2, column 2',
      'the upper left corner of row 2, column 3',
    ]);
  });

  it('allows a turned rectangle around any whole cells', () => {
    const read = readPuzzle(shakashaka, 'B..B\n....\n....\nB..B\n');
    if (!read.ok) throw new Error(read.problem.reason);
    const turned = [0, 1, 2, 0, 1, 0, 0, 2, 4, 0, 0, 3, 0, 4, 3, 0];
    expect(brokenLabels(shakashaka, { ...example, puzzle: read.value }, turned)).toEqual([]);
  });

  it('says at once that a number has too few cells around it', () => {
    const read = readPuzzle(shakashaka, '3...\n....\n....\n....\n');
    const complaints = read.ok ? shakashaka.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the 3 at row 1, column 1 has three triangles',
    ]);
  });

  it('keeps black cells without a number in its text', () => {
    const text = 'B..0\n....\n.4..\n....\n';
    const read = readPuzzle(shakashaka, text);
    expect(read.ok && writePuzzle(shakashaka, read.value)).toBe(text);
  });

  it.each([
    ['...\n..\n...\n', 'Line 2 has 2 characters, 3 wanted.'],
    ['..\n..\n', 'Line 1 has 2 cells; Shakashaka has 3 to 36.'],
    [
      '5..\n...\n...\n',
      'Line 1 has "5" at character 1; B, 0, 1, 2, 3, 4 or . for an open cell wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(shakashaka, text)).toBe(sentence);
  });
});
