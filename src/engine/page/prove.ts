import type { PuzzleMessage } from '#engine/questions/protocol.ts';
import type { AnswerTo, Solution } from '#engine/questions/questions.ts';
import type { Answered, PendingJob, AskOptions, Engine, JobOutcome } from './engine.ts';
import { askInTurn } from './inTurn.ts';

/** What a verdict came from: our own solver of the rules, or Z3. */
export type Witness = 'rules' | 'z3';

/** The two that can prove a verdict: two programs that read the same parts of claims. */
export type Witnesses = { readonly [W in Witness]: Engine };

/** A verdict, or why there is none, and whose it is. */
export interface Statement {
  readonly by: Witness;
  readonly outcome: JobOutcome;
}

export interface ProveOptions extends Pick<AskOptions<'solve'>, 'budget' | 'patient'> {
  /** False to stop at two solutions. */
  readonly listing?: boolean;
  /** True to leave Z3 alone where our own solver gives up. */
  readonly byRulesOnly?: boolean;
  /** Hears all solutions found so far, and by whom. */
  readonly onProgress?: (solutions: readonly Solution[], by: Witness) => void;
}

/** Asks one witness for its verdict. */
export function askWitness(
  witnesses: Witnesses,
  by: Witness,
  puzzle: PuzzleMessage,
  { listing = true, onProgress = () => {}, ...options }: ProveOptions = {},
): PendingJob<JobOutcome> {
  let solutions: readonly Solution[] = [];
  const asked = witnesses[by].ask(
    {
      kind: by === 'rules' ? 'solveByRules' : 'solve',
      puzzle,
      asks: listing ? {} : { listing: false },
    },
    {
      ...options,
      onProgress(found) {
        solutions = [...solutions, ...found];
        onProgress(solutions, by);
      },
    },
  );
  return { ...asked, outcome: asked.outcome.then((outcome) => verdictOf(outcome, solutions)) };
}

/**
 * What is known once Z3 was asked, too, which our own solver had to be stopped for: a solution that
 * it had found already counts where Z3 comes to no end.
 */
function knownByBoth(
  byRules: Extract<JobOutcome, { readonly kind: 'unknown' }>,
  { by, outcome }: Statement,
): Statement {
  if (outcome.kind !== 'unknown') return { by, outcome };
  const all = [...byRules.solutions, ...outcome.solutions];
  const solutions = all.filter(
    (solution, at) => all.findIndex((other) => String(other) === String(solution)) === at,
  );
  const { milliseconds } = outcome;
  return {
    by,
    outcome:
      solutions.length > 1
        ? { kind: 'several', solutions, complete: false, milliseconds }
        : { ...outcome, solutions },
  };
}

/** Proves by our own solver, which is quick, and by Z3 where it gives up. */
export function prove(
  witnesses: Witnesses,
  puzzle: PuzzleMessage,
  options: ProveOptions = {},
): PendingJob<Statement> {
  const ask = (by: Witness): PendingJob<Statement> => {
    const asked = askWitness(witnesses, by, puzzle, options);
    return { ...asked, outcome: asked.outcome.then((outcome) => ({ by, outcome })) };
  };
  return askInTurn(ask('rules'), ({ outcome }) => {
    if (outcome.kind !== 'unknown' || options.byRulesOnly === true) return undefined;
    options.onProgress?.([], 'z3');
    const asked = ask('z3');
    return {
      ...asked,
      outcome: asked.outcome.then((statement) => knownByBoth(outcome, statement)),
    };
  });
}

/** A verdict even where the time was over: what was found by then is proof enough of several. */
function verdictOf(
  outcome: Answered<AnswerTo<'solve' | 'solveByRules'>>,
  solutions: readonly Solution[],
): JobOutcome {
  if (outcome.kind === 'answered') return outcome.answer;
  if (outcome.kind !== 'overdue') return outcome;
  const { budget: milliseconds } = outcome;
  if (solutions.length > 1) return { kind: 'several', solutions, complete: false, milliseconds };
  const reason = `After ${Math.round(milliseconds / 1000)} seconds there was still no proof.`;
  return { kind: 'unknown', reason, solutions, milliseconds };
}
