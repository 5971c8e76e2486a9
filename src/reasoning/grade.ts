/**
 * How hard a puzzle is, on one scale for all types: what the hardest step of the whole way costs, by
 * the agreed costs of techniques, as Sudoku Explainer rates; and a fifth of what has to be kept in
 * mind on the way, for HoDoKu counts more than the hardest step. Neither has an upper end.
 */
import type { Values } from '#logic/claim.ts';
import { workingMemoryLoad } from './workingMemoryLoad.ts';
import type { PbFormula } from './pbFormula.ts';
import { solvePath } from './solvePath.ts';
import { RatingWork } from './ratingWork.ts';
import type { PathStep } from './solvePath.ts';

/** How much of what is kept in mind counts as much as the cost of a technique. */
const BURDEN = 1 / 5;

/** A puzzle's number, and the steps that it rests on. */
export interface Rating {
  readonly number: number;
  readonly steps: readonly PathStep[];
}

/**
 * Rates a puzzle with one solution; `solution` is that solution, indexed by cell. `undefined` where its
 * difficulty stays unknown, as finding it out is too much work.
 */
export function ratePuzzle(
  formula: PbFormula,
  givens: Values,
  solution: readonly number[],
  limit?: number,
): Rating | undefined {
  const steps = solvePath(formula, givens, solution, new RatingWork(limit));
  const burden = steps && workingMemoryLoad(formula, givens, solution, new RatingWork(limit));
  if (steps === undefined || burden === undefined) return undefined;
  const hardest = Math.max(0, ...steps.map(({ cost }) => cost));
  return { number: Math.round(hardest + BURDEN * burden), steps };
}
