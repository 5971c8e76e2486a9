import type { Certainty, Fraction, Solution } from '#engine/questions/questions.ts';
import type { WarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { Surveying } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import { recheck } from './solve.ts';

/**
 * The values of each cell over all solutions, by our solver or else by Z3; empty if there is no
 * solution. `visit` is called with each solution that has new values.
 */
export function possibleCells(
  warmSolvers: WarmSolvers,
  givens: Values,
  visit: (solution: Solution, seen: readonly ReadonlySet<number>[]) => void = () => {},
): readonly (readonly number[])[] | undefined {
  const by = (solver: Surveying) =>
    solver.possible(givens, (solution, seen) => {
      recheck(warmSolvers.model, givens, solution);
      visit(solution, seen);
    });
  return by(warmSolvers.ruleSolver()) ?? by(warmSolvers.session());
}

/**
 * What all solutions have in common, without listing them: the values of each cell over all
 * solutions. `report` is called with the share of values decided.
 */
export function certainty(
  warmSolvers: WarmSolvers,
  givens: Values,
  report: (progress: Fraction) => void,
): Certainty | 'none' {
  const all = warmSolvers.model.domains.reduce((sum, domain) => sum + domain.length, 0);
  const possible = possibleCells(warmSolvers, givens, (_, seen) =>
    report({ fraction: seen.reduce((sum, values) => sum + values.size, 0) / all }),
  );
  if (possible === undefined) throw new Error('The solver gave up on what is certain');
  return possible.some((values) => values.length === 0) ? 'none' : { possible };
}
