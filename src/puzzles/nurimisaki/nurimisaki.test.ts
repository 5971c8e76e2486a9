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

  it.each([
    ['. .\n. .\n', 'Line 1 has 2 cells; Nurimisaki has 3 to 40.'],
    [
      '50 . .\n. . .\n. . .\n',
      'Line 1 has "50" at cell 1; 1 to 49 or . for an open cell, ? for an unknown number wanted.',
    ],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(nurimisaki, text)).toBe(sentence);
  });
});
