import { describe, expect, it } from 'vitest';
import { titleOf } from '#puzzle/puzzleType.ts';
import { paintByNumbers } from '#puzzles/paint-by-numbers/index.ts';
import { makeAtOnce } from './make.ts';
import { openRules } from './rules.ts';

/** Reads a picture from rows of `#` and `.`. */
const drawn = (...rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  picture: [...rows.join('')].map((cell) => (cell === '#' ? 1 : 0)),
});

function makeFrom({ width, height, picture }: ReturnType<typeof drawn>) {
  const made = makeAtOnce(paintByNumbers, { parameters: { width, height }, seed: 1, picture });
  if (made === undefined) throw new Error('Nothing was made');
  const { puzzle, solution } = made;
  const other = openRules(paintByNumbers, puzzle).other(puzzle.givens, solution);
  const changed = solution.filter((value, cell) => value !== picture[cell]).length;
  return { puzzle, other, changed };
}

describe('a puzzle from a picture', () => {
  it('is the picture itself where that has one solution', () => {
    const heart = drawn('.#.#.', '#####', '#####', '.###.', '..#..');
    const { puzzle, other, changed } = makeFrom(heart);
    expect(changed).toBe(0);
    expect(other).toBe('none');
    expect(puzzle.siteClues.slice(0, 5)).toEqual([[1, 1], [5], [5], [3], [1]]);
    expect(puzzle.comments).toEqual([titleOf(puzzle)]);
    expect(titleOf(puzzle)).toMatch(/^Paint by Numbers 5×5, easy, from a picture$/);
  });

  it('has one cell changed for each pair of cells that could change places', () => {
    const pairs = drawn('#......', '.#.....', '.......', '....#..', '.....#.');
    const { other, changed } = makeFrom(pairs);
    expect(other).toBe('none');
    expect(changed).toBeLessThanOrEqual(3);
  });

  it('has few cells changed at twenty by twenty, even where many pictures fit', () => {
    const rows = Array.from({ length: 20 }, (_, y) =>
      Array.from({ length: 20 }, (_, x) => {
        const distance = Math.hypot(x - 9.5, y - 9.5);
        return (distance < 9.5 && distance > 8.2) || Math.hypot(Math.abs(x - 9.5) - 3, y - 6) < 1.5
          ? '#'
          : '.';
      }).join(''),
    );
    const { other, changed } = makeFrom(drawn(...rows));
    expect(other).toBe('none');
    expect(changed).toBeLessThanOrEqual(20);
  });
});

// A shape that is cut out of two cells leaves one at most, fewer than most pictures are to have.
it.each([1, 2, 3, 4, 5])('a picture of two cells is drawn to its end, number %i', (seed) => {
  const parameters = { width: 2, height: 1 };
  expect(makeAtOnce(paintByNumbers, { parameters, seed })?.solution).toHaveLength(2);
});
