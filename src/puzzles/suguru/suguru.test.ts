import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readRegions, writeRegions } from '#puzzle/regionGrid.ts';
import { regionName } from '#puzzle/regions.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { suguru } from './index.ts';

const printed = exampleOf(suguru, 'Suguru, number 60');

function puzzleOf(text: string): Puzzle {
  const read = readPuzzle(suguru, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

const complaints = (text: string) =>
  suguru.complaints?.(puzzleOf(text)).map(({ sentence }) => sentence);

describe('the solution to the seed’s Suguru', () => {
  it('breaks the lines of V7 and of those it now equals when it goes from 4 to 3', () => {
    // In the published solution V7 is 4; here V7 takes the value beside it.
    const [solution = []] = printed.solutions;
    const beside = solution[8] ?? 0;
    expect(beside).not.toBe(solution[7]);
    const broken = brokenLabels(suguru, printed, damagedSolution(printed, [7, beside]));
    expect(broken).toContain('neighbours of row 2, column 3');
    expect(broken).toContain('neighbours of row 2, column 4');
    expect(broken).toContain('region b');
  });
});

describe('regions', () => {
  it('are named a to z, A to Z, then in twos and threes', () => {
    expect([0, 25, 26, 51, 52, 53, 78, 727, 728, 3599].map(regionName)).toEqual([
      'a',
      'z',
      'A',
      'Z',
      'aa',
      'ab',
      'ba',
      'zz',
      'aaa',
      'egl',
    ]);
  });

  it('have names of their own where each cell of a 60 by 60 board is one', () => {
    const cells = Array.from({ length: 3600 }, (_, cell) => cell);
    const grid = { areas: cells, givens: cells.map(() => undefined) };
    const lines = writeRegions(grid, 60).map((text, at) => ({ number: at + 1, text }));
    expect(readRegions(lines, 0)).toEqual({ ok: true, value: grid });
  });

  it('may have any names, and are written in reading order', () => {
    const puzzle = puzzleOf('q,q,Z\naa,q,Z\naa,aa,Z\n');
    expect(suguru.text.write(puzzle)).toEqual(['a,a,b', 'c,a,b', 'c,c,b']);
  });

  it('in two pieces are complained of by the cell that does not touch', () => {
    expect(complaints('a,b,b\nb,b,a\nb,b,b\n')).toEqual([
      'Region a is in two pieces: row 2, column 3 does not touch the rest',
    ]);
  });

  it('over nine cells are complained of', () => {
    expect(complaints('a,a,a,a\na,a,a,a\na,a,b,b\n')).toEqual([
      'Region a has 10 cells, at most 9 wanted, from row 1, column 1 on',
    ]);
  });

  it('too small for a given are complained of by the cell', () => {
    expect(complaints('a,b5,b\na,b,b\na,b,c2\n')).toEqual([
      'row 3, column 3 is 2, but its region has one cell',
    ]);
  });

  it('that are missing are complained of once one is drawn', () => {
    expect(suguru.complaints?.(emptyPuzzle(suguru))).toEqual([]);
    expect(complaints('a,a,a\na,a,a\n.,a,a\n')).toEqual([
      'One cell has no region yet, such as row 3, column 1',
    ]);
  });
});

describe('a text that is no Suguru', () => {
  it('is answered with its line', () => {
    expect(complaintOf(suguru, 'a,a,a\na,a\na,a,a')).toBe('Line 2 has 2 cells, 3 wanted.');
    expect(complaintOf(suguru, 'a,a,a\na,7,a\na,a,a')).toBe(
      'Line 2 has "7" at cell 2; a region\'s name wanted, and perhaps a given of 1 to 9.',
    );
    expect(complaintOf(suguru, 'a,a\na,a')).toBe('Line 1 has 2 cells, 3 to 15 wanted.');
    expect(complaintOf(suguru, 'a,a,a\na,a,a')).toBe('There are 2 lines, 3 to 15 wanted.');
  });
});
