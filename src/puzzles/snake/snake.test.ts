import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, exampleOf } from '#puzzles/testing.ts';
import { snake } from './index.ts';

const example = exampleOf(snake, "From pzprjs' tests, four by four");

/** What breaks on a board of four by four, with these rows of cells, `#` shaded. */
function brokenBy(circles: string, shaded: string): readonly string[] {
  const read = readPuzzle(snake, `${circles.replaceAll(' ', '\n')}\n?,?,?,?,?,?,?,?\n`);
  if (!read.ok) throw new Error(read.problem.reason);
  const full = [...shaded.replaceAll(' ', '')].map((sign) => (sign === '#' ? 1 : 0));
  return brokenLabels(snake, { ...example, puzzle: read.value }, full);
}

describe('Snake', () => {
  it('breaks a ring, which has no ends', () => {
    expect(brokenBy('.... .... .... ....', '###. #.#. ###. ....')).toEqual(['ends of the path']);
  });

  it('breaks a snake that touches itself at a corner', () => {
    expect(brokenBy('.... .... .... ....', '##.. .#.# .### ....')).toEqual([]);
    expect(brokenBy('.... .... .... ....', '###. #.#. ##.. ....')).toEqual([
      'shaded cells at corners',
    ]);
  });

  it('breaks a black circle that is no end, and a white one that is', () => {
    expect(brokenBy('.B.. .... .... ....', '###. ..#. .... ....')).toEqual([
      'the black circle at row 1, column 2 and its neighbours',
    ]);
    expect(brokenBy('W... .... .... ....', '###. ..#. .... ....')).toEqual([
      'the white circle at row 1, column 1 and its neighbours',
    ]);
  });

  it('is told what is wrong with a number that is larger than its line', () => {
    expect(complaintOf(snake, '....\n....\n....\n....\n5,?,?,?,?,?,?,?\n')).toMatch(/5/);
  });
});
