import type { Known } from '#reasoning/reason.ts';
import type { Deduction } from '#reasoning/reason.ts';
import { learn, stepOf } from '../explaining.ts';
import type { Step, Walkthrough } from '../questions.ts';
import type { Situation } from '../workplace.ts';
import { firstTwo } from './hint.ts';

/** One deduction after the other from the clues alone, until `done` or nothing more is found. */
export function* deductions(
  situation: Situation,
  done: (known: Known) => boolean,
): Generator<Deduction, Known> {
  const { givens, workplace } = situation;
  const solutions = firstTwo(situation, givens);
  let known: Known = { values: givens, excluded: [] };
  const [answer] = solutions;
  if (answer === undefined) return known;
  // Many questions are to come: the solver that knows all rules pays.
  workplace.guarded();
  let possible: readonly (readonly number[])[] | undefined;
  const deducing = workplace.explaining().deduce();
  while (!done(known)) {
    const deduction = deducing.next(known, () => {
      possible ??=
        solutions.length === 1
          ? answer.map((value) => [value])
          : (workplace.session().possible(givens, () => {}) ?? []);
      return possible;
    });
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
  const walk = deductions(situation, isFull);
  for (;;) {
    const next = walk.next();
    if (next.done === true) {
      const contradiction = firstTwo(situation, situation.givens).length === 0;
      return { steps, solved: !contradiction && isFull(next.value), contradiction };
    }
    const step = stepOf(situation.workplace.explaining(), situation, next.value);
    steps.push(step);
    tell(step);
  }
}
