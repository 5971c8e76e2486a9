import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { shikaku } from './index.ts';

const example = exampleOf(shikaku, "From pzprjs' tests, six by six");

describe('Shikaku', () => {
  it('breaks the rectangles on both sides of a line that is missing, and the cells in them', () => {
    expect(brokenLabels(shikaku, example, damagedSolution(example, [0, 0]))).toEqual([
      'the 5 at row 2, column 1',
      'the 6 at row 2, column 2',
      'cells in rectangles',
    ]);
  });

  it('says at once that no rectangle of a number fits beside the others', () => {
    const read = readPuzzle(shikaku, '7 . .\n. . .\n. . 2\n');
    const complaints = read.ok ? shikaku.complaints?.(read.value) : undefined;
    expect(complaints?.map(({ sentence }) => sentence)).toEqual([
      'Nothing can be entered so that the 7 at row 1, column 1 is in a rectangle of seven cells without another number',
      'Nothing can be entered so that each cell is in the rectangle of a number',
    ]);
  });

  it.each([
    ['1 2 .\n. .\n. . .\n', 'Line 2 has 2 cells, 3 wanted.'],
    [
      '0 . .\n. . .\n. . .\n',
      'Line 1 has "0" at cell 1; 1 to 999 or ?, or . for an open cell wanted.',
    ],
    ['1 2\n. .\n', 'Line 1 has 2 cells; Shikaku has 3 to 60.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(shikaku, text)).toBe(sentence);
  });
});
