import { trials } from '#trials.ts';
import { describe, expect, it } from 'vitest';
import type { CompletedMarks } from '#engine/questions/questions.ts';
import { openNodeZ3, openContext } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import { cluesOf, withoutClue } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { numberWorkout } from '#puzzles/number-workout/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { aFew, exampleOf, testedExamples } from '#puzzles/testing.ts';
import type { ProofBudget } from './completion.ts';
import { completion } from './completion.ts';
import { minimizeGivens } from './minimizeGivens.ts';
import { redundancy } from './redundancy.ts';
import { solveByZ3 } from './solve.ts';

// What givens are needed: too few, too many, and none to spare.

async function verdictOf(type: PuzzleType, puzzle: Puzzle) {
  const session = openSession(await openNodeZ3(), buildModel(type, puzzle));
  const verdict = solveByZ3(session, givenValues(type, puzzle), () => {});
  session.close();
  return verdict;
}

const withGivens = (puzzle: Puzzle, { givens }: CompletedMarks): Puzzle => ({
  ...puzzle,
  givens: givens.reduce((all, { cell, value }) => all.with(cell, value), puzzle.givens),
});

/** Completes a puzzle as listed by the verdict, and checks that one solution is left. */
async function complete(type: PuzzleType, puzzle: Puzzle, whole: boolean, budget?: ProofBudget) {
  const verdict = await verdictOf(type, puzzle);
  const solutions = verdict.kind === 'several' ? verdict.solutions : [];
  const context = await openContext(type, puzzle);
  const asks = { solutions: whole ? solutions : solutions.slice(0, 3), complete: whole };
  const found = completion(context, asks, () => {}, budget);
  context.warmSolvers.close();
  if (found === 'none') throw new Error('There is no solution');
  expect(found.givens.every(({ cell }) => puzzle.givens[cell] === undefined)).toBe(true);
  expect(await verdictOf(type, withGivens(puzzle, found))).toMatchObject({
    kind: 'unique',
    solution: found.solution,
  });
  return found;
}

describe('givens that leave one solution', () => {
  it('are one, where two solutions differ', async () => {
    const { puzzle } = exampleOf(numberWorkout, 'Daily Mail Weekend, 17 May 2020');
    const found = await complete(numberWorkout, puzzle, true);
    expect(found.fewest).toBe('of all');
    expect(found.givens).toHaveLength(1);
  });

  it('are the fewest of all, where all thirty solutions are known', async () => {
    const { puzzle } = exampleOf(suguru, 'Suguru, number 60');
    const found = await complete(suguru, puzzle, true);
    expect(found.fewest).toBe('of all');
    const forFirst = await complete(suguru, puzzle, false);
    expect(forFirst.fewest).toBe('of this solution');
    expect(forFirst.givens.length).toBeGreaterThanOrEqual(found.givens.length);
  });

  it('are four for an empty Sudoku of four', async () => {
    const found = await complete(sudoku, emptyPuzzle(sudoku, { size: 4 }), false);
    expect(found).toMatchObject({ fewest: 'of this solution' });
    expect([4, 5, 6]).toContain(found.givens.length);
  });

  it('are guessed, none of them to spare, where proving the fewest takes too long', async () => {
    const empty = emptyPuzzle(sudoku, { size: 6 });
    const found = await complete(sudoku, empty, false, { rounds: 2, milliseconds: Infinity });
    expect(found.fewest).toBe('not proved');
    for (const spare of found.givens) {
      const givens = found.givens.filter((given) => given !== spare);
      const verdict = await verdictOf(sudoku, withGivens(empty, { ...found, givens }));
      expect(verdict.kind).toBe('several');
    }
  });
});

// Larger ones take seconds, and say no more.
const unique = aFew(
  testedExamples.filter(
    ({ example }) => example.solutionCount === 1 && example.puzzle.givens.length <= 100,
  ),
);

describe.each(unique)('$title', ({ type, example }) => {
  const { puzzle, solutions } = example;
  const solution = solutions[0] ?? [];

  it('keeps its solution without any one of the clues that are to spare', async () => {
    const context = await openContext(type, puzzle);
    const spare = redundancy(context, solution, () => {});
    context.warmSolvers.close();
    for (const at of spare.slice(0, trials(4, 2))) {
      expect(await verdictOf(type, withoutClue(type, puzzle, at))).toMatchObject({
        kind: 'unique',
        solution,
      });
    }
  });

  it('with the fewest givens, has none to spare', async () => {
    const context = await openContext(type, puzzle);
    const { givens, siteClues, removed } = minimizeGivens(context, solution, () => {});
    context.warmSolvers.close();
    const less = { ...puzzle, givens, siteClues };
    expect(cluesOf(type, less)).toHaveLength(cluesOf(type, puzzle).length - removed);
    const reduced = await openContext(type, less);
    const spare = redundancy(reduced, solution, () => {});
    reduced.warmSolvers.close();
    expect(spare.filter(({ kind }) => kind === 'given')).toEqual([]);
    expect(await verdictOf(type, less)).toMatchObject({ kind: 'unique', solution });
  });
});
