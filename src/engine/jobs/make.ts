import type { AnswerTo, Asks, CountProgress } from '#engine/questions/questions.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { addedRulesOf } from '#making/addedRules.ts';
import { makePuzzle } from '#making/make.ts';
import { buildModel, givenValues, speechOf } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { ratePuzzle } from '#reasoning/grade.ts';
import { phrase } from '#reasoning/phrases.ts';
import { DisagreementError, solveByZ3, TWO } from './solve.ts';

/** The interval between reports, in milliseconds. */
const PAUSE = 100;

/** Rates a puzzle and finds its hardest step; `unknown` if that takes too much work. */
export function grade(
  { type, puzzle, warmSolvers, givens }: JobContext,
  { solution }: Asks<'grade'>,
): AnswerTo<'grade'> {
  const rating = ratePuzzle(warmSolvers.formula(), givens, solution);
  if (rating === undefined) return 'unknown';
  const { number, steps } = rating;
  const most = Math.max(...steps.map(({ cost }) => cost));
  const hardest = steps.find(({ cost }) => cost === most);
  return {
    difficulty: number,
    steps: steps.map(({ technique }) => ({ technique })),
    hardest: hardest && {
      technique: hardest.technique,
      sentence: phrase(hardest.conclusions, speechOf(type, puzzle)),
      cells: [...new Set(hardest.conclusions.map(({ cell }) => cell))],
    },
  };
}

/**
 * Makes a puzzle and proves from its clues alone that the solution it was made from is unique.
 * Keeps the board's house rules and lines. Throws a `DisagreementError` instead of returning another.
 */
export function make(
  { type, z3, puzzle: board }: JobContext,
  recipe: Asks<'make'>,
  report: (progress: CountProgress<'make'>) => void,
): AnswerTo<'make'> {
  const making = makePuzzle(type, recipe, addedRulesOf(type, board, recipe.parameters));
  let reportedAt = -Infinity;
  let step = making.next();
  while (step.done !== true) {
    if (performance.now() > reportedAt + PAUSE) {
      reportedAt = performance.now();
      report({ fraction: step.value });
    }
    step = making.next();
  }
  if (step.value === undefined) return 'none';
  const { puzzle, solution, difficulty, asWanted } = step.value;
  const warmSolvers = openWarmSolvers(z3, buildModel(type, puzzle));
  const verdict = solveByZ3(warmSolvers.ruleSolver(), givenValues(type, puzzle), () => {}, TWO);
  warmSolvers.close();
  if (
    verdict.kind !== 'unique' ||
    verdict.solution.some((value, cell) => value !== solution[cell])
  ) {
    throw new DisagreementError(
      `Made from ${solution.join(' ')}, but it has not just that solution`,
    );
  }
  return { text: writePuzzle(type, puzzle), verdict, difficulty, asWanted };
}
