import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, exampleOf } from '#puzzles/testing.ts';
import { nurimisaki } from './index.ts';

const example = exampleOf(nurimisaki, "From pzprjs' tests, five by five");

/** What breaks on a board of three by three with these circles and shaded cells. */
function brokenBy(circles: readonly number[], shaded: readonly number[]): readonly string[] {
  const cells = Array.from({ length: 9 }, (_, cell) => cell);
  const rows = cells.map((cell) => (circles.includes(cell) ? '?' : '.')).join(' ');
  const read = readPuzzle(nurimisaki, rows.replaceAll(/(.{5}) ?/g, '$1\n'));
  if (!read.ok) throw new Error(read.problem.reason);
  const full = cells.map((cell) => (shaded.includes(cell) ? 1 : 0));
  return brokenLabels(nurimisaki, { ...example, puzzle: read.value }, full);
}

describe('Nurimisaki', () => {
  it('breaks an end without a circle, and a circle that is no end', () => {
    expect(brokenBy([0, 2], [3, 5, 6, 8])).toEqual(['row 3, column 2 and its neighbours']);
    expect(brokenBy([0, 1, 2, 7], [3, 5, 6, 8])).toEqual([
      'the circle at row 1, column 2 and its neighbours',
    ]);
    expect(brokenBy([0, 2, 7], [3, 5, 6, 8])).toEqual([]);
  });

  it('has room for 60 cells a side, which an end in a row of 60 sees', () => {
    const text = `60${' .'.repeat(59)}\n`.concat(`.${' .'.repeat(59)}\n`.repeat(59));
    const read = readPuzzle(nurimisaki, text);
    expect(read.ok && read.value.parameters).toEqual({ width: 60, height: 60 });
    expect(complaintOf(nurimisaki, `${text}.${' .'.repeat(59)}\n`)).toBe(
      'There are 61 rows; 3 to 60 wanted.',
    );
  });

  it.each([
    ['. .\n. .\n', 'Line 1 has 2 cells; Nurimisaki has 3 to 60.'],
    [
      '61 . .\n. . .\n. . .\n',
      'Line 1 has "61" at cell 1; 1 to 60 or . for an open cell, ? for an unknown number wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(nurimisaki, text)).toBe(sentence);
  });
});
