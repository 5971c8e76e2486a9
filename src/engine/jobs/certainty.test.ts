import { describe, expect, it } from 'vitest';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { numberWorkout } from '#puzzles/number-workout/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { certainty } from './certainty.ts';
import { count } from './count.ts';

const isNumber = (value: number | undefined): value is number => value !== undefined;

async function both(type: PuzzleType, puzzle: Puzzle) {
  const session = openSession(await openNodeZ3(), buildModel(type, puzzle));
  const givens = givenValues(type, puzzle);
  const fractions: number[] = [];
  const certain = certainty(session, givens, ({ fraction }) => fractions.push(fraction));
  const { solutions } = count(session, givens, () => {});
  session.close();
  return { certain, solutions, fractions };
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

  it('is nothing where there is no solution', async () => {
    const { puzzle } = exampleOf(sudoku, 'A small Sudoku');
    const twice = { ...puzzle, givens: puzzle.givens.with(1, 2) };
    expect((await both(sudoku, twice)).certain).toBe('none');
  });
});
