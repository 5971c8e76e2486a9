import { expect, it } from 'vitest';
import { sujiko } from '#puzzles/sujiko/index.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { Sheet } from './sheet.ts';
import { chaptersOf, inPieces, saySheets } from './layout.ts';

const sheet = (id: string, difficulty?: number, isAnswered = true): Sheet => ({
  id,
  name: id,
  type: sujiko,
  puzzle: emptyPuzzle(sujiko),
  difficulty,
  solution: isAnswered ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : undefined,
});

it('a book has its puzzles by grade, the easier first, and those without a grade at its end', () => {
  const chapters = chaptersOf([
    sheet('a'),
    sheet('b', 50),
    sheet('c', 30),
    sheet('d', 10),
    sheet('e'),
  ]);
  expect(chapters.map(({ grade, sheets }) => [grade, sheets.map(({ id }) => id)])).toEqual([
    ['easy', ['d', 'c']],
    ['hard', ['b']],
    [undefined, ['a', 'e']],
  ]);
});

it('pages are filled one after the other, and the last has what is left', () => {
  expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPieces([], 4)).toEqual([]);
});

it.each([
  [[sheet('a')], 1, 'One puzzle; it has one solution.'],
  [[sheet('a'), sheet('b')], 2, '2 puzzles; each has one solution.'],
  [[sheet('a'), sheet('b')], 1, '2 puzzles. Answers looked for: 1.'],
  [
    [sheet('a', undefined, false)],
    1,
    'One puzzle. It is not known to have one solution, so no answer is printed.',
  ],
  [
    [sheet('a'), sheet('b', undefined, false)],
    2,
    '2 puzzles. 1 of them is not known to have one solution; no answer of it is printed.',
  ],
])('what is known of the answers is said: %#', (sheets, looked, sentence) => {
  expect(saySheets(sheets, looked)).toBe(sentence);
});
