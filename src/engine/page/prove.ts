import { countedInWords } from '#logic/words.ts';
import type { PuzzleMessage } from '#engine/questions/protocol.ts';
import type { AnswerTo, Listing, Solution } from '#engine/questions/questions.ts';
import type { Answered, PendingJob, AskOptions, Engine, JobOutcome } from './engine.ts';
import { askInTurn } from './inTurn.ts';

/** What a verdict came from: our own solver of the rules, or Z3. */
export type Witness = 'rules' | 'z3';

/** The two that can prove a verdict: two programs that read the same parts of claims. */
export type Witnesses = { readonly [W in Witness]: Engine };

/** A verdict, or why there is none, and its solver. */
export interface Statement {
  readonly by: Witness;
  readonly outcome: JobOutcome;
}

export interface ProveOptions extends Pick<AskOptions<'solve'>, 'budget' | 'patient'> {
  /** False to stop at two solutions. */
  readonly listing?: boolean | Listing;
  /** How much our own solver may search before it gives up, see `Wanted.limit`. */
  readonly work?: number;
  /** True to skip Z3 if our solver gives up. */
  readonly byRulesOnly?: boolean;
  /** Hears all solutions found so far, and by whom. */
  readonly onProgress?: (solutions: readonly Solution[], by: Witness) => void;
}

/** Asks one witness for its verdict. */
export function askWitness(
  witnesses: Witnesses,
  by: Witness,
  puzzle: PuzzleMessage,
  { listing = true, work, onProgress = () => {}, ...options }: ProveOptions = {},
): PendingJob<JobOutcome> {
  let solutions: readonly Solution[] = [];
  const asked = witnesses[by].ask(
    {
      kind: by === 'rules' ? 'solveByRules' : 'solve',
      puzzle,
      asks: {
        ...(listing === true ? {} : { listing }),
        ...(by === 'z3' || work === undefined ? {} : { work }),
      },
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
 * Combines both outcomes if our solver gave up: a solution that it found still counts if Z3 gives
 * up, too.
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

/** Asks our solver, which is fast, and Z3 if that gives up. */
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

/** A verdict even after a timeout: two solutions found by then prove `several`. */
function verdictOf(
  outcome: Answered<AnswerTo<'solve' | 'solveByRules'>>,
  solutions: readonly Solution[],
): JobOutcome {
  if (outcome.kind === 'answered') return outcome.answer;
  if (outcome.kind !== 'overdue') return outcome;
  const { budget: milliseconds } = outcome;
  if (solutions.length > 1) return { kind: 'several', solutions, complete: false, milliseconds };
  const reason = `After ${countedInWords(Math.round(milliseconds / 1000), 'second')} there was still no proof.`;
  return { kind: 'unknown', reason, solutions, milliseconds };
}
