import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { killerSudoku } from './index.ts';

const example = exampleOf(killerSudoku, 'A Killer of six without a given');
const OPEN = '.,.,.,.,.,.\n';

describe('Killer Sudoku', () => {
  it('breaks the lines, the box and the cage of a cell that is changed', () => {
    const [solution = []] = example.solutions;
    const [first = 0] = solution;
    const other = first === 1 ? 2 : 1;
    expect(brokenLabels(killerSudoku, example, damagedSolution(example, [0, other]))).toEqual([
      'row 1',
      'column 1',
      'box 1',
      'cage a',
    ]);
  });

  it('has cages without a sum, whose digits differ all the same, and cells without a cage', () => {
    const read = readPuzzle(killerSudoku, `a,a,.,.,.,.\n${OPEN.repeat(5)}?\n`);
    expect(read.ok && read.value.siteClues).toEqual([undefined]);
    const [cage] = read.ok
      ? killerSudoku
          .claims(read.value as never, { values: [1, 2, 3, 4, 5, 6], symbol: String, word: String })
          .filter(({ label }) => label === 'cage a')
      : [];
    expect(cage?.judge([4, 4])).toBe('broken');
    expect(cage?.judge([4, 5])).toBe('holds');
  });

  it.each([
    ['a,a\n', 'Line 1 has 2 cells, 4, 6, 8 or 9 wanted.'],
    [OPEN, 'There is 1 line, 6 wanted and then the sums.'],
    [`${OPEN.repeat(6)}3\n`, 'Line 7 has 1 sum, 0 wanted: one for each cage.'],
    [`a,.,.,.,.,.\n${OPEN.repeat(5)}`, 'Line 6 has 0 sums, 1 wanted: one for each cage.'],
    [`a,.,.,.,.,.\n${OPEN.repeat(5)}22\n`, 'Line 7 has "22"; numbers from 1 to 21 wanted.'],
    [
      `a,.,.,.,.,.7\n${OPEN.repeat(5)}2\n`,
      'Line 1 has ".7" at cell 6; a region\'s name wanted, and perhaps a given of 1 to 6.',
    ],
    [`${OPEN.repeat(6)}\n3\n4\n`, 'Line 9 is one line too many.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(killerSudoku, text)).toContain(sentence);
  });

  it.each([
    [
      `a,a,.,.,.,.\n${OPEN.repeat(5)}2\n`,
      'Cage a cannot add up to 2: 2 different digits make 3 to 11',
    ],
    [`a,.,.,.,.,.\n${OPEN.repeat(5)}7\n`, 'Cage a cannot add up to 7: one digit makes 1 to 6'],
    [
      `a,a,a,a,a,a\na,.,.,.,.,.\n${OPEN.repeat(4)}21\n`,
      'Cage a has 7 cells for 6 different digits',
    ],
    [
      `a,.,a,.,.,.\n${OPEN.repeat(5)}4\n`,
      'Cage a is in two pieces: row 1, column 3 does not touch the rest',
    ],
  ])('complains at first sight about %j', (text, sentence) => {
    const read = readPuzzle(killerSudoku, text);
    const found = read.ok ? killerSudoku.complaints?.(read.value) : [];
    expect(found?.map((complaint) => complaint.sentence)).toEqual([sentence]);
  });
});
