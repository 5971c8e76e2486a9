import type { Values } from '#logic/claim.ts';
import type { Answer, AnswerTo, Asks } from '#engine/questions/questions.ts';
import type { Session } from '#engine/z3/session.ts';

/**
 * Whether Z3 finds the same: each of the answers keeps all rules and givens, and, where they are
 * said to be all, there is no other.
 */
export function confirm(
  session: Session,
  givens: Values,
  { answers, complete }: Asks<'confirm'>,
): AnswerTo<'confirm'> {
  for (const answer of answers) {
    const ending = session.search(answer, () => 'stop');
    if (ending.kind === 'unknown') return 'unknown';
    if (ending.kind === 'exhausted' || !keeps(answer, givens)) return 'refuted';
  }
  if (!complete) return 'confirmed';
  const ending = session.search(givens, () => 'stop', answers);
  if (ending.kind === 'unknown') return 'unknown';
  return ending.kind === 'exhausted' ? 'confirmed' : 'refuted';
}

const keeps = (answer: Answer, givens: Values): boolean =>
  givens.every((value, cell) => value === undefined || answer[cell] === value);
