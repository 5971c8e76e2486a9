import { describe, expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { easyAsAbc } from './index.ts';

const example = exampleOf(easyAsAbc, 'Four by four with three letters');
const OPEN = '....\n'.repeat(4);
const SIXTEEN = '?,'.repeat(15);

describe('Easy as ABC', () => {
  it('breaks the row, the column and what is seen of a letter that is taken away', () => {
    expect(brokenLabels(easyAsAbc, example, damagedSolution(example, [1, 0]))).toEqual([
      'row 1',
      'column 2',
      'row 1 from the left',
    ]);
  });

  it.each([
    [`letters 9\n${OPEN}`, 'Line 1 is no line "letters 2" to "letters 8".'],
    [
      `letters 3\n${OPEN}${SIXTEEN}`,
      'Line 6 is wrong: row 1 from the left has "D"; A to C wanted.',
    ],
    [`letters 3\n${OPEN.replace('.', 'D')}${SIXTEEN}?\n`, /^Line 2 has "D" at character 1/],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(easyAsAbc, text.replace('?,', 'D,'))).toMatch(sentence);
  });

  it('is not made with more letters than cells in a row', () => {
    const found = easyAsAbc.complaints?.(emptyPuzzle(easyAsAbc, { size: 4, letters: 5 })) ?? [];
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Each row needs 5 letters, and has 4 cells',
    ]);
  });
});
