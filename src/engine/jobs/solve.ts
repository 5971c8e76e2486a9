import type { Values } from '#logic/claim.ts';
import { judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import type { Answer, Verdict } from '#engine/questions/questions.ts';
import type { Searching } from '#engine/z3/session.ts';
import type { WarmSolvers } from '#engine/worker/warmSolvers.ts';

/** When to stop listing the answers of a puzzle that is already known to have several. */
export interface Listing {
  /** How many answers to list at most; at least 2. */
  readonly limit: number;
  /** How long to go on after the second answer; looked at between answers. */
  readonly milliseconds: number;
}

const STANDARD: Listing = { limit: 100, milliseconds: 1500 };
/** How long further answers are gathered before they are reported, in milliseconds. */
const PAUSE = 100;
/** As many answers as it takes to know that there are several. */
export const TWO: Listing = { limit: 2, milliseconds: 0 };

/** A solver and the evaluator disagree about an answer: a bug in a claim's readings. */
export class DisagreementError extends Error {
  override readonly name = 'DisagreementError';
}

/** Every answer is judged again without a solver before anybody sees it. */
export function recheck(model: Model, givens: Values, answer: Answer): void {
  if (judgeModel(model, answer) !== 'holds') {
    const broken = model.claims.filter((claim) => claim.judge(answer) === 'broken');
    const claims =
      broken.map((claim) => claim.sentence).join('; ') || 'nothing, but is not complete';
    throw new DisagreementError(`The answer ${answer.join(' ')} breaks: ${claims}`);
  }
  const changed = givens.flatMap((value, cell) =>
    value === undefined || answer[cell] === value ? [] : [cell],
  );
  if (changed.length > 0) {
    throw new DisagreementError(
      `The answer ${answer.join(' ')} changes cells ${changed.join(' ')}`,
    );
  }
}

/** Rechecks answers of which none may come twice: a list, or a count, of them is then right. */
export function recheckEach(model: Model, givens: Values): (answer: Answer) => void {
  const seen = new Set<string>();
  return (answer) => {
    recheck(model, givens, answer);
    const key = answer.join(' ');
    if (seen.has(key)) throw new DisagreementError(`The answer ${key} was found twice`);
    seen.add(key);
  };
}

/**
 * Proves that a puzzle has no answer, exactly one, or several; then lists some more of several.
 * `givens` is indexed by cell; `report` hears of the first two answers, which prove the most, at once,
 * and of others in batches. Throws a `DisagreementError` rather than return a wrong answer.
 */
export function solve(
  searching: Searching,
  givens: Values,
  report: (found: readonly Answer[]) => void,
  listing: Listing = STANDARD,
): Verdict {
  const start = performance.now();
  const answers: Answer[] = [];
  let several: number | undefined;
  let [reported, reportedAt] = [0, 0];
  const check = recheckEach(searching.model, givens);
  const ending = searching.search(givens, (answer) => {
    check(answer);
    answers.push(answer);
    const now = performance.now();
    if (answers.length <= 2 || now - reportedAt >= PAUSE) {
      report(answers.slice(reported));
      [reported, reportedAt] = [answers.length, now];
    }
    // Two answers prove it; the others are a bonus.
    if (answers.length === 2) several = now;
    const late = several !== undefined && now - several > listing.milliseconds;
    return answers.length >= listing.limit || late ? 'stop' : 'go on';
  });
  const milliseconds = (several ?? performance.now()) - start;
  const [answer] = answers;
  if (answers.length > 1) {
    return { kind: 'several', answers, complete: ending.kind === 'exhausted', milliseconds };
  }
  if (ending.kind !== 'exhausted') {
    const why = ending.kind === 'unknown' ? ` (${ending.reason})` : '';
    return { kind: 'unknown', reason: `The solver gave up${why}.`, answers, milliseconds };
  }
  return answer === undefined
    ? { kind: 'none', milliseconds }
    : { kind: 'unique', answer, milliseconds };
}

/** Whether there is no answer, one or more, by our own solver or else by Z3; two are listed at most. */
export function firstVerdict(warmSolvers: WarmSolvers, givens: Values): Verdict {
  const byRules = solve(warmSolvers.ruleSolver(), givens, () => {}, TWO);
  return byRules.kind === 'unknown' ? solve(warmSolvers.session(), givens, () => {}, TWO) : byRules;
}

/** The first two answers: none where the clues contradict, one for a proper puzzle. */
export function firstTwo(warmSolvers: WarmSolvers, givens: Values): readonly Answer[] {
  const verdict = firstVerdict(warmSolvers, givens);
  switch (verdict.kind) {
    case 'unique':
      return [verdict.answer];
    case 'several':
      return verdict.answers;
    case 'none':
      return [];
    case 'unknown':
      throw new Error(verdict.reason);
  }
}
