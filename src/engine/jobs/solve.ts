import type { Solution, Verdict } from '#engine/questions/questions.ts';
import type { WarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { Searching } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import { judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';

/** When to stop listing the solutions of a puzzle that is already known to have several. */
export interface Listing {
  /** How many solutions to list at most; at least 2. */
  readonly limit: number;
  /** How long to go on after the second solution; looked at between solutions. */
  readonly milliseconds: number;
}

const STANDARD: Listing = { limit: 100, milliseconds: 1500 };
/** How long further solutions are gathered before they are reported, in milliseconds. */
const PAUSE = 100;
/** As many solutions as it takes to know that there are several. */
export const TWO: Listing = { limit: 2, milliseconds: 0 };

/** A solver and the evaluator disagree about a solution: a bug in a claim's readings. */
export class DisagreementError extends Error {
  override readonly name = 'DisagreementError';
}

/** Every solution is judged again without a solver before anybody sees it. */
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

/** Rechecks solutions of which none may come twice: a list, or a count, of them is then right. */
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
 * Proves that a puzzle has no solution, exactly one, or several; then lists some more of several.
 * `givens` is indexed by cell; `report` hears of the first two solutions, which prove the most, at
 * once, and of others in batches. Throws a `DisagreementError` rather than return a wrong solution.
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
    // Two solutions prove it; the others are a bonus.
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
 * Whether there is no solution, one or more, by our own solver or else by Z3; two are listed at
 * most.
 */
export function firstVerdict(warmSolvers: WarmSolvers, givens: Values): Verdict {
  const byRules = solveByZ3(warmSolvers.ruleSolver(), givens, () => {}, TWO);
  return byRules.kind === 'unknown'
    ? solveByZ3(warmSolvers.session(), givens, () => {}, TWO)
    : byRules;
}

/** The first two solutions: none where the clues contradict, one for a proper puzzle. */
export function firstTwo(warmSolvers: WarmSolvers, givens: Values): readonly Solution[] {
  const verdict = firstVerdict(warmSolvers, givens);
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
