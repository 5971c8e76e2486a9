import { describe, expect, it } from 'vitest';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { nurikabe } from './index.ts';

const example = exampleOf(nurikabe, "From pzprjs' tests, five by five");

const complaintsOf = (text: string) => {
  const read = readPuzzle(nurikabe, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return (nurikabe.complaints?.(read.value) ?? []).map(({ sentence, cells }) => [sentence, cells]);
};

describe('Nurikabe', () => {
  it('breaks the island that loses a cell, and the cell that no island gets to any more', () => {
    expect(brokenLabels(nurikabe, example, damagedSolution(example, [5, 1]))).toEqual([
      'the 5 at row 1, column 2',
      'blank cells in reach',
    ]);
  });

  it('breaks both islands that are joined, and the sea that they part', () => {
    expect(brokenLabels(nurikabe, example, damagedSolution(example, [12, 0]))).toEqual([
      'the 2 at row 2, column 3',
      'the 1 at row 4, column 3',
      'blank cells in reach',
      'shaded cells',
    ]);
  });

  it('breaks a square that is shaded, and no more', () => {
    const text = '2 . . .\n. . . .\n. . . .\n. . . 1\n';
    const read = readPuzzle(nurikabe, text);
    if (!read.ok) throw new Error(read.problem.reason);
    const sea = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0];
    const board = { ...example, puzzle: read.value };
    expect(brokenLabels(nurikabe, board, sea)).toEqual(['2 by 2 squares']);
  });

  it('keeps numbers of two figures, and one that is not known', () => {
    const text = '12 .  .  ?\n.  .  .  .\n.  .  .  .\n.  .  .  .\n';
    const read = readPuzzle(nurikabe, text);
    expect(read.ok && writePuzzle(nurikabe, read.value)).toBe(text);
  });

  it('says where two numbers touch', () => {
    expect(complaintsOf('2 . . .\n. . . .\n. 1 . .\n. ? . .\n')).toEqual([
      ['The numbers at column 2, rows 3 and 4 touch, so that their islands would be one', [9, 13]],
    ]);
  });

  it('says which island is larger than the board, or that all are together', () => {
    expect(complaintsOf('17 . . .\n. . . .\n. . . .\n. . . 1\n').slice(0, 1)).toEqual([
      ['row 1, column 1 has the number 17, but there are only 16 cells', [0]],
    ]);
    expect(complaintsOf('9 . . .\n. . . .\n. . . .\n. . . 8\n').slice(0, 1)).toEqual([
      ['The islands have 17 cells together, but there are only 16', [0, 15]],
    ]);
  });

  it('says that islands of unknown size all over a large board take long', () => {
    const row = (isNumbered: boolean) =>
      Array.from({ length: 30 }, (_, x) => (isNumbered && x % 4 === 1 ? '?' : '.')).join(' ');
    const text = Array.from({ length: 30 }, (_, y) => `${row(y % 4 === 1)}\n`).join('');
    expect(complaintsOf(text).map(([sentence]) => sentence)).toEqual([
      'The islands can lie in so many ways that each step takes seconds',
    ]);
  });

  it('says to which square no island gets, as while the first numbers are typed', () => {
    expect(complaintsOf('2 . . .\n. . . .\n. . . .\n. . . .\n')).toEqual([
      [
        'No number is near enough to row 1, columns 3 and 4 and row 2, columns 3 and 4, so that all would be shaded',
        [2, 3, 6, 7],
      ],
    ]);
  });

  it('says that an island has no room for its cells', () => {
    expect(complaintsOf('3 . 2 .\n. 1 . .\n. . . .\n. . . 6\n')).toEqual([
      [
        'Nothing can be entered so that the 3 at row 1, column 1 has an island of three cells',
        [0, 1, 4],
      ],
    ]);
  });

  it.each([
    ['. . .\n. . .\n. . .\n', 'Line 1 has 3 cells; Nurikabe has 4 to 60.'],
    [
      '. . . 0\n. . . .\n. . . .\n. . . .\n',
      'Line 1 has "0" at cell 4; 1 to 99 or . for an open cell, ? for an unknown number wanted.',
    ],
    ['. . . 5\n. . .\n. . . .\n. . . .\n', 'Line 2 has 3 cells, 4 wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(nurikabe, text)).toBe(sentence);
  });
});
