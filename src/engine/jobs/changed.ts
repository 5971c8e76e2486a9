import type { Solution, Verdict } from '#engine/questions/questions.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues, sameStructure } from '#puzzle/puzzleType.ts';
import { firstVerdict } from './solve.ts';

/**
 * Runs `work` on a changed puzzle of the same type: with the warm solvers if its rules are the
 * same, otherwise with new ones that are closed afterwards.
 */
export function onChanged<T>(
  context: JobContext,
  puzzle: Puzzle,
  work: (changed: JobContext) => T,
): T {
  const { type, z3 } = context;
  const changed = { ...context, puzzle, givens: givenValues(type, puzzle) };
  if (sameStructure(type, context.puzzle, puzzle)) return work(changed);
  const warmSolvers = openWarmSolvers(z3, buildModel(type, puzzle));
  try {
    return work({ ...changed, warmSolvers });
  } finally {
    warmSolvers.close();
  }
}

/** Whether a changed puzzle has no solution, one, or several (at most two are listed). */
export const verdictOn = (context: JobContext, puzzle: Puzzle): Verdict =>
  onChanged(context, puzzle, ({ warmSolvers, givens }) => firstVerdict(warmSolvers, givens));

/** Whether a solution is proved to be the only one of a changed puzzle. */
export function isOnlySolution(context: JobContext, puzzle: Puzzle, solution: Solution): boolean {
  const verdict = verdictOn(context, puzzle);
  return (
    verdict.kind === 'unique' && verdict.solution.every((value, cell) => value === solution[cell])
  );
}
