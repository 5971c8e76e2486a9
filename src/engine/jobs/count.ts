import type { Values } from '#logic/claim.ts';
import type { Answer, Count, Counting } from '#engine/questions/questions.ts';
import type { Session } from '#engine/z3/session.ts';
import { recheckEach } from './solve.ts';

/** More than anybody leafs through. */
const KEPT = 1000;
/** How long what was found is gathered before it is reported, in milliseconds. */
const PAUSE = 100;

/**
 * Counts all answers, however long that takes; `report` hears of them in batches. `givens` is
 * indexed by cell. Throws a `DisagreementError` rather than count a wrong answer.
 */
export function count(
  session: Session,
  givens: Values,
  report: (counting: Counting) => void,
  kept = KEPT,
): Count {
  const answers: Answer[] = [];
  let total = 0;
  let reported = 0;
  let last = performance.now();
  const check = recheckEach(session.model, givens);
  const ending = session.search(givens, (answer) => {
    check(answer);
    total += 1;
    if (answers.length < kept) answers.push(answer);
    const now = performance.now();
    if (now - last >= PAUSE) {
      report({ count: total, answers: answers.slice(reported) });
      [last, reported] = [now, answers.length];
    }
    return 'go on';
  });
  return { count: total, answers, complete: ending.kind === 'exhausted' };
}
