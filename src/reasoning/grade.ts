/**
 * How hard a puzzle is, on one scale for all types: the cost of the hardest step on the solve path,
 * as Sudoku Explainer rates, plus a fifth of the working-memory load, since HoDoKu counts more than
 * the hardest step. The scale is open-ended.
 */
import type { Values } from '#logic/claim.ts';
import { workingMemoryLoad } from './workingMemoryLoad.ts';
import type { PbFormula } from './pbFormula.ts';
import { solvePath } from './solvePath.ts';
import { RatingWork } from './ratingWork.ts';
import type { PathStep } from './solvePath.ts';

/** Weight of the working-memory load against the cost of a technique. */
const BURDEN = 1 / 5;

/** A puzzle's rating, and the steps it is based on. */
export interface Rating {
  readonly number: number;
  readonly steps: readonly PathStep[];
}

/**
 * Rates a puzzle with a unique solution, indexed by cell. `undefined` if rating takes too much
 * work.
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
