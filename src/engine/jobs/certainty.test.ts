import { describe, expect, it } from 'vitest';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { numberWorkout } from '#puzzles/number-workout/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { certainty } from './certainty.ts';
import { count } from './count.ts';

const isNumber = (value: number | undefined): value is number => value !== undefined;

async function both(type: PuzzleType, puzzle: Puzzle) {
  const warmSolvers = openWarmSolvers(await openNodeZ3(), buildModel(type, puzzle));
  const givens = givenValues(type, puzzle);
  const fractions: number[] = [];
  const certain = certainty(warmSolvers, givens, ({ fraction }) => fractions.push(fraction));
  const { solutions } = count(warmSolvers.session(), givens, () => {});
  const byZ3 = warmSolvers.session().possible(givens, () => {});
  warmSolvers.close();
  return { certain, solutions, fractions, byZ3 };
}

describe('what the solutions have in common', () => {
  it.each([
    ['number 60', suguru, 'Suguru, number 60'],
    ['nw_001', numberWorkout, 'Daily Mail Weekend, 17 May 2020'],
    ['a unique Sudoku', sudoku, 'A newspaper Sudoku'],
  ] as const)('is what listing them shows (%s)', async (_, type, title) => {
    const { certain, solutions, fractions } = await both(type, exampleOf(type, title).puzzle);
    const [first = []] = solutions;
    const listed = first.map((__, cell) =>
      [...new Set(solutions.map((solution) => solution[cell]).filter(isNumber))].toSorted(
        (a, b) => a - b,
      ),
    );
    expect(certain).toEqual({ possible: listed });
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it('is what Z3 finds, whatever clues are left', async () => {
    const { puzzle } = exampleOf(sudoku, 'A Sudoku of 6, with boxes three wide');
    for (const every of [2, 3, 5]) {
      const givens = puzzle.givens.map((given, cell) => (cell % every === 0 ? undefined : given));
      const { certain, byZ3 } = await both(sudoku, { ...puzzle, givens });
      expect(certain).toEqual({ possible: byZ3 });
    }
  });

  it('is nothing at all on an empty board, and soon known', async () => {
    const { certain, fractions } = await both(sudoku, emptyPuzzle(sudoku, { size: 4 }));
    expect(certain).toEqual({ possible: Array.from({ length: 16 }, () => [1, 2, 3, 4]) });
    // Each solution shows as many new values as it can: others would be looked for by the dozen.
    expect(fractions.length).toBeLessThan(10);
  });

  it('is nothing where there is no solution', async () => {
    const { puzzle } = exampleOf(sudoku, 'A small Sudoku');
    const twice = { ...puzzle, givens: puzzle.givens.with(1, 2) };
    expect((await both(sudoku, twice)).certain).toBe('none');
  });
});
