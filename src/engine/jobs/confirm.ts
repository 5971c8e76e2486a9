import type { AnswerTo, Asks, Solution } from '#engine/questions/questions.ts';
import type { Session } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';

/**
 * Whether Z3 agrees: every solution satisfies all rules and givens, and if they are said to be
 * complete, there is no other.
 */
export function confirmByZ3(
  session: Session,
  givens: Values,
  { solutions, complete }: Asks<'confirm'>,
): AnswerTo<'confirm'> {
  for (const solution of solutions) {
    const ending = session.search(solution, () => 'stop');
    if (ending.kind === 'unknown') return 'unknown';
    if (ending.kind === 'exhausted' || !keeps(solution, givens)) return 'refuted';
  }
  if (!complete) return 'confirmed';
  const ending = session.search(givens, () => 'stop', solutions);
  if (ending.kind === 'unknown') return 'unknown';
  return ending.kind === 'exhausted' ? 'confirmed' : 'refuted';
}

const keeps = (solution: Solution, givens: Values): boolean =>
  givens.every((value, cell) => value === undefined || solution[cell] === value);
