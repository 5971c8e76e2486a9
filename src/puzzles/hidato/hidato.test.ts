import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { hidato } from './index.ts';

const example = exampleOf(hidato, 'A first Hidato');

const complaintsOf = (text: string): readonly string[] => {
  const read = readPuzzle(hidato, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return (hidato.complaints?.(read.value) ?? []).map(({ sentence }) => sentence);
};

describe('Hidato', () => {
  it('breaks the grid and the path of a number that stands elsewhere a second time', () => {
    expect(brokenLabels(hidato, example, damagedSolution(example, [2, 24]))).toEqual([
      'the grid',
      'the path',
    ]);
  });

  it('writes the columns of its numbers below one another, and black cells as x', () => {
    const read = readPuzzle(hidato, '1 x .\n_ 10 .\n. . 7\n. . .\n');
    if (!read.ok) throw new Error(read.problem.reason);
    expect(read.value.blackCells.indexOf(true)).toBe(1);
    expect(hidato.text.write(read.value)).toEqual(['1  x  .', '.  10 .', '.  .  7', '.  .  .']);
  });

  it('is told of a number that is larger than there are cells', () => {
    expect(complaintsOf('9 . .\n. x .\n. . .\n')).toEqual([
      'row 1, column 1 is 9, but there are only 8 cells',
    ]);
  });

  it('is told of cells that no path can lead to', () => {
    const text = '. x .\n. x .\n';
    const words = 'Black cells cut row 1, column 3 off from row 1, column 1';
    expect(complaintsOf(text)).toEqual([`${words}, so that no path leads through both`]);
  });

  it('is told that corners do not join cells where only sides count', () => {
    const text = '. x\nx .\n';
    expect(complaintsOf(text)).toEqual([]);
    expect(complaintsOf(`#option sides-only\n${text}`)).toHaveLength(1);
  });

  it('is told that no cell is left', () => {
    expect(complaintsOf('x x\nx x\n')).toEqual(['All cells are black']);
  });

  it.each([
    ['. .\n. . .\n', 'Line 2 has 3 cells, 2 wanted.'],
    ['.\n.\n', 'Line 1 has 1 cell; Hidato has 2 to 12.'],
    [
      '. .\n. 5\n',
      'Line 2 has "5" at cell 2; 1 to 4 or . for an open cell, x for a black one wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(hidato, text)).toBe(sentence);
  });
});
