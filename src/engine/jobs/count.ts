import type { Count, Counting, Solution } from '#engine/questions/questions.ts';
import type { Session } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import { recheckEach } from './solve.ts';

/** The most solutions that are kept for browsing. */
const KEPT = 1000;
/** The interval between reports, in milliseconds. */
const PAUSE = 100;

/**
 * Counts all solutions, without a time limit; `report` is called in batches. `givens` is indexed by
 * cell. Throws a `DisagreementError` instead of counting a wrong solution.
 */
export function count(
  session: Session,
  givens: Values,
  report: (counting: Counting) => void,
  kept = KEPT,
): Count {
  const solutions: Solution[] = [];
  let total = 0;
  let reported = 0;
  let last = performance.now();
  const check = recheckEach(session.model, givens);
  const ending = session.search(givens, (solution) => {
    check(solution);
    total += 1;
    if (solutions.length < kept) solutions.push(solution);
    const now = performance.now();
    if (now - last >= PAUSE) {
      report({ count: total, solutions: solutions.slice(reported) });
      [last, reported] = [now, solutions.length];
    }
    return 'go on';
  });
  return { count: total, solutions, complete: ending.kind === 'exhausted' };
}
