import { explainingOf, learn, possibleOnce, stepOf } from '#engine/mus/explaining.ts';
import type { Solution, HintStep, Walkthrough } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import type { Deduction, Known } from '#reasoning/reason.ts';
import { firstTwo } from './solve.ts';

/**
 * Yields deductions from the clues alone until `done` or none is found; `solutions` are the first
 * two of the clues.
 */
export function* deductions(
  { type, puzzle, givens, warmSolvers }: JobContext,
  solutions: readonly Solution[],
  done: (known: Known) => boolean,
): Generator<Deduction, Known> {
  let known: Known = { values: givens, excluded: [] };
  if (solutions.length === 0) return known;
  const possible = possibleOnce(warmSolvers, givens, solutions);
  const deducing = explainingOf(warmSolvers).deduce(speechOf(type, puzzle));
  while (!done(known)) {
    const deduction = deducing.next(known, possible);
    if (deduction === undefined) return known;
    known = learn(known, deduction.conclusions);
    yield deduction;
  }
  return known;
}

export const isFull = ({ values }: Known): boolean => values.every((value) => value !== undefined);

/**
 * Explains everything that follows from the clues; reports each step as it is found. `work` limits our own solver's
 * search for the solutions.
 */
export function walkthrough(
  context: JobContext,
  report: (step: HintStep) => void,
  work?: number,
): Walkthrough {
  const steps: HintStep[] = [];
  const solutions = firstTwo(context.warmSolvers, context.givens, work);
  const contradiction = solutions.length === 0;
  const walk = deductions(context, solutions, isFull);
  for (;;) {
    const next = walk.next();
    if (next.done === true) {
      return { steps, solved: !contradiction && isFull(next.value), contradiction };
    }
    const step = stepOf(explainingOf(context.warmSolvers), context, next.value);
    steps.push(step);
    report(step);
  }
}
