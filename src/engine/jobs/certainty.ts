import type { Certainty, Fraction } from '#engine/questions/questions.ts';
import type { Session } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import { recheck } from './solve.ts';

/**
 * What the solutions have in common, without listing them: the values each cell has in some
 * solution. `report` hears which share of all values was seen.
 */
export function certainty(
  session: Session,
  givens: Values,
  report: (progress: Fraction) => void,
): Certainty | 'none' {
  const all = session.model.domains.reduce((sum, domain) => sum + domain.length, 0);
  const possible = session.possible(givens, (solution, seen) => {
    recheck(session.model, givens, solution);
    report({ fraction: seen.reduce((sum, values) => sum + values.size, 0) / all });
  });
  if (possible === undefined) throw new Error('The solver gave up on what is certain');
  return possible.some((values) => values.length === 0) ? 'none' : { possible };
}
