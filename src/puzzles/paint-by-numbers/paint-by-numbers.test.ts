import { describe, expect, it } from 'vitest';
import { foundBlocks } from '#logic/kinds/runs.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { paintByNumbers } from './index.ts';
import { paintBlocks } from './board.ts';

const printed = exampleOf(paintByNumbers, 'A picture of twenty by twenty');

function puzzleOf(text: string): Puzzle {
  const read = readPuzzle(paintByNumbers, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

const SMALL = `5 5\n5\n1 1\n0\n?\n2 2\n${['2 1', '1 1', '1', '1 1', '2 1'].join('\n')}\n`;

describe('the solution to the printed picture', () => {
  it('breaks its row and its column when one cell is wiped', () => {
    const [solution = []] = printed.solutions;
    const filled = solution.indexOf(1);
    expect(brokenLabels(paintByNumbers, printed, damagedSolution(printed, [filled, 0]))).toEqual([
      `row ${Math.floor(filled / 20) + 1}`,
      `column ${(filled % 20) + 1}`,
    ]);
  });
});

describe('a clue', () => {
  const claims = buildModel(paintByNumbers, puzzleOf(SMALL)).claims;
  const [first, second, third] = claims;

  it('of 0 is a blank line, and one that is not known makes no claim', () => {
    expect(third?.sentence).toBe('row 3 is blank');
    expect(claims.map(({ label }) => label)).not.toContain('row 4');
  });

  it('is met when its blocks are found, whether or not the rest is crossed out', () => {
    const row = (filled: string) =>
      [...'.....', ...filled].map((cell) => (cell === 'X' ? 1 : undefined));
    expect(second?.met?.(row('X.X..'))).toBe(true);
    expect(second?.met?.(row('XX...'))).toBe(false);
    expect(second?.judge(row('X.X..'))).toBe('open');
    expect(second?.judge(row('XX...'))).toBe('broken');
  });

  it('has each number found on its own, from either end, once its block is whole', () => {
    const found = (line: string, lengths: readonly number[]) =>
      foundBlocks(
        [...line].map((cell) => ({ X: 1, x: 0 })[cell]),
        lengths,
      );
    expect(found('xXx.......', [1, 3, 2])).toEqual([true, false, false]);
    expect(found('xX........', [1, 3, 2])).toEqual([false, false, false]);
    expect(found('......xXXx', [1, 3, 2])).toEqual([false, false, true]);
    expect(found('XXx.......', [1, 3, 2])).toEqual([false, false, false]);
    expect(found('XxXXXxxXXx', [1, 3, 2])).toEqual([true, true, true]);
    expect(found('...Xx.....', [1, 3, 2])).toEqual([false, false, false]);
  });

  it('says what stands there beside what should', () => {
    expect(first?.observe([1, 1, undefined, 1, 0])).toBe('2 1 (5)');
  });
});

describe('clues that cannot be right at first sight', () => {
  const complaints = (text: string) =>
    paintByNumbers.complaints?.(puzzleOf(text)).map(({ sentence }) => sentence);

  it('are a line longer than the grid, by its name', () => {
    expect(complaints(SMALL.replace('1 1\n0', '3 2\n0'))).toEqual(['Row 2 needs 6 of 5 cells']);
  });

  it('are rows and columns that fill different numbers of cells', () => {
    const known = SMALL.replace('?', '0');
    expect(complaints(known)).toEqual([]);
    expect(complaints(known.replace('1 1\n0', '1 2\n0'))).toEqual([
      'The rows fill 12 cells, the columns 11',
    ]);
    expect(complaints(`5 5\n1\n${'0\n'.repeat(9)}`)).toEqual([
      'The rows fill 1 cell, the columns 0',
    ]);
  });
});

describe('the thick lines', () => {
  it('divide the grid by fives, with what is left at the end', () => {
    const blocks = paintBlocks({ width: 12, height: 6 });
    expect(blocks.map((cells) => cells.length)).toEqual([25, 25, 10, 5, 5, 2]);
  });
});

describe('a text that is no picture', () => {
  it('is answered with its line', () => {
    expect(complaintOf(paintByNumbers, '5\n1')).toBe(
      'Line 1 is "5"; width and height wanted, such as 20 20.',
    );
    expect(complaintOf(paintByNumbers, '160 5\n1')).toBe(
      'Line 1 has a side of 160 cells; 1 to 100 wanted.',
    );
    expect(complaintOf(paintByNumbers, '5 5\n1\n2')).toBe(
      'There are 2 lines of clues, 10 wanted: 5 rows, then 5 columns.',
    );
    expect(complaintOf(paintByNumbers, SMALL.replace('1 1\n0', '1 x\n0'))).toBe(
      'Line 3 has "x"; numbers from 0 to 5 wanted.',
    );
  });
});
