import type { Deduction, Known } from '#reasoning/reason.ts';
import { explainingOf, learn, possibleOnce, stepOf } from '../explaining.ts';
import type { Answer, Step, Walkthrough } from '../questions.ts';
import type { Situation } from '../workplace.ts';
import { firstTwo } from './solve.ts';

/**
 * One deduction after the other from the clues alone, until `done` or nothing more is found;
 * `solutions` are the clues' first two.
 */
export function* deductions(
  { givens, workplace }: Situation,
  solutions: readonly Answer[],
  done: (known: Known) => boolean,
): Generator<Deduction, Known> {
  let known: Known = { values: givens, excluded: [] };
  if (solutions.length === 0) return known;
  // Many questions are to come: the solver that knows all rules pays.
  workplace.guarded();
  const possible = possibleOnce(workplace, givens, solutions);
  const deducing = explainingOf(workplace).deduce();
  while (!done(known)) {
    const deduction = deducing.next(known, possible);
    if (deduction === undefined) return known;
    known = learn(known, deduction.conclusions);
    yield deduction;
  }
  return known;
}

export const isFull = ({ values }: Known): boolean => values.every((value) => value !== undefined);

/** Explains all that follows from the clues, telling each step as it is found. */
export function walkthrough(situation: Situation, tell: (step: Step) => void): Walkthrough {
  const steps: Step[] = [];
  const solutions = firstTwo(situation.workplace, situation.givens);
  const contradiction = solutions.length === 0;
  const walk = deductions(situation, solutions, isFull);
  for (;;) {
    const next = walk.next();
    if (next.done === true) {
      return { steps, solved: !contradiction && isFull(next.value), contradiction };
    }
    const step = stepOf(explainingOf(situation.workplace), situation, next.value);
    steps.push(step);
    tell(step);
  }
}
