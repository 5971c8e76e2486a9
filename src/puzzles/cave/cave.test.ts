import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, exampleOf } from '#puzzles/testing.ts';
import { cave } from './index.ts';

const example = exampleOf(cave, 'The example of pzprjs, six by six');

/** What breaks on an empty board of three by three with these cells shaded. */
function brokenBy(shaded: readonly number[]): readonly string[] {
  const read = readPuzzle(cave, '. . .\n. . .\n. . .\n');
  if (!read.ok) throw new Error(read.problem.reason);
  const full = Array.from({ length: 9 }, (_, cell) => (shaded.includes(cell) ? 1 : 0));
  return brokenLabels(cave, { ...example, puzzle: read.value }, full);
}

describe('Cave', () => {
  it('breaks a pillar, which does not reach the border', () => {
    expect(brokenBy([4])).toEqual(['shaded cells and the border']);
    expect(brokenBy([1, 4])).toEqual([]);
  });

  it('breaks two shaded cells that touch at a corner alone', () => {
    expect(brokenBy([1, 3])).toEqual(['blank cells', 'shaded cells at corners']);
    expect(brokenBy([0, 1, 3])).toEqual([]);
  });

  it('breaks a cave in two pieces', () => {
    expect(brokenBy([3, 4, 5])).toEqual(['blank cells']);
  });

  it.each([
    ['. . .\n. .\n. . .\n', 'Line 2 has 2 cells, 3 wanted.'],
    ['. .\n. .\n', 'Line 1 has 2 cells; Cave has 3 to 30.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(cave, text)).toBe(sentence);
  });
});
