import type { Listing, Solution, Verdict } from '#engine/questions/questions.ts';
import type { WarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { Searching } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import { judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';

const STANDARD: Listing = { limit: 100, milliseconds: 1500 };
/** The interval between reports of further solutions, in milliseconds. */
const PAUSE = 100;
/** Enough to prove that there are several. */
export const TWO: Listing = { limit: 2, milliseconds: 0 };

/** Solver and evaluator disagree about a solution: a bug in a claim. */
export class DisagreementError extends Error {
  override readonly name = 'DisagreementError';
}

/** Judges a solution again with the claims' evaluator, before it is shown. */
export function recheck(model: Model, givens: Values, solution: Solution): void {
  if (judgeModel(model, solution) !== 'holds') {
    const broken = model.claims.filter((claim) => claim.judge(solution) === 'broken');
    const claims =
      broken.map((claim) => claim.sentence).join('; ') || 'nothing, but is not complete';
    throw new DisagreementError(`The answer ${solution.join(' ')} breaks: ${claims}`);
  }
  const changed = givens.flatMap((value, cell) =>
    value === undefined || solution[cell] === value ? [] : [cell],
  );
  if (changed.length > 0) {
    throw new DisagreementError(
      `The answer ${solution.join(' ')} changes cells ${changed.join(' ')}`,
    );
  }
}

/** Rechecks distinct solutions; throws if one repeats, which would make a count wrong. */
export function recheckEach(model: Model, givens: Values): (solution: Solution) => void {
  const seen = new Set<string>();
  return (solution) => {
    recheck(model, givens, solution);
    const key = solution.join(' ');
    if (seen.has(key)) throw new DisagreementError(`The answer ${key} was found twice`);
    seen.add(key);
  };
}

/**
 * Proves that a puzzle has no solution, exactly one, or several, of which it lists more. `givens`
 * is indexed by cell; `report` is called with the first two solutions right away and with others in
 * batches. Throws a `DisagreementError` instead of returning a wrong solution.
 */
export function solveByZ3(
  searching: Searching,
  givens: Values,
  report: (found: readonly Solution[]) => void,
  listing: Listing = STANDARD,
): Verdict {
  const start = performance.now();
  const solutions: Solution[] = [];
  let several: number | undefined;
  let [reported, reportedAt] = [0, 0];
  const check = recheckEach(searching.model, givens);
  const ending = searching.search(givens, (solution) => {
    check(solution);
    solutions.push(solution);
    const now = performance.now();
    if (solutions.length <= 2 || now - reportedAt >= PAUSE) {
      report(solutions.slice(reported));
      [reported, reportedAt] = [solutions.length, now];
    }
    // Two solutions are proof; the others are a bonus.
    if (solutions.length === 2) several = now;
    const late = several !== undefined && now - several > listing.milliseconds;
    return solutions.length >= listing.limit || late ? 'stop' : 'go on';
  });
  const milliseconds = (several ?? performance.now()) - start;
  const [solution] = solutions;
  if (solutions.length > 1) {
    return { kind: 'several', solutions, complete: ending.kind === 'exhausted', milliseconds };
  }
  if (ending.kind !== 'exhausted') {
    const why = ending.kind === 'unknown' ? ` (${ending.reason})` : '';
    return { kind: 'unknown', reason: `The solver gave up${why}.`, solutions, milliseconds };
  }
  return solution === undefined
    ? { kind: 'none', milliseconds }
    : { kind: 'unique', solution, milliseconds };
}

/**
 * Whether there is no solution, one, or several (at most two are listed), by our solver or else by
 * Z3. `work` limits our solver, if not as usual.
 */
export function firstVerdict(warmSolvers: WarmSolvers, givens: Values, work?: number): Verdict {
  const byRules = solveByZ3(warmSolvers.ruleSolver().within(work), givens, () => {}, TWO);
  return byRules.kind === 'unknown'
    ? solveByZ3(warmSolvers.session(), givens, () => {}, TWO)
    : byRules;
}

/** The first two solutions: none where the clues contradict, one for a proper puzzle. */
export function firstTwo(
  warmSolvers: WarmSolvers,
  givens: Values,
  work?: number,
): readonly Solution[] {
  const verdict = firstVerdict(warmSolvers, givens, work);
  switch (verdict.kind) {
    case 'unique':
      return [verdict.solution];
    case 'several':
      return verdict.solutions;
    case 'none':
      return [];
    case 'unknown':
      throw new Error(verdict.reason);
  }
}
