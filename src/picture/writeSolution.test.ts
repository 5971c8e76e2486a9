import { expect, it } from 'vitest';
import { firstExample } from '#puzzle/examples.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { hashi } from '#puzzles/hashi/index.ts';
import { slitherlink } from '#puzzles/slitherlink/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { sujiko } from '#puzzles/sujiko/index.ts';
import { writeSolution } from './writeSolution.ts';

function write(type: PuzzleType) {
  const { puzzle, solutions } = firstExample(type);
  const [solution = []] = solutions;
  return { written: writeSolution(type, puzzle, solution), solution };
}

it.each([
  ['Sudoku', sudoku],
  ['Sujiko', sujiko],
])('a solution of digits is its digits, a line for each row (%s)', (_, type) => {
  const { written, solution } = write(type);
  expect(written.replaceAll('\n', '')).toBe(solution.join(''));
});

it('a loop has a stroke for each of its lines, and two at each dot that it passes', () => {
  const { written, solution } = write(slitherlink);
  const strokes = written.match(/[-|]/g) ?? [];
  expect(strokes).toHaveLength(solution.filter((value) => value === 1).length);
  const lines = written.split('\n');
  const at = (row: number, column: number): string => lines[row]?.[column] ?? ' ';
  const counts = lines.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      sign === '+'
        ? [
            [at(row, column - 1), at(row, column + 1)].filter((each) => each === '-').length +
              [at(row - 1, column), at(row + 1, column)].filter((each) => each === '|').length,
          ]
        : [],
    ),
  );
  expect(new Set(counts)).toEqual(new Set([0, 2]));
});

it('two bridges are written otherwise than one', () => {
  const { written, solution } = write(hashi);
  const count = (value: number): number => solution.filter((each) => each === value).length;
  expect(written.match(/[-|]/g) ?? []).toHaveLength(count(1));
  expect(written.match(/[="]/g) ?? []).toHaveLength(count(2));
});
