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

/** How long our own solver searches beside Z3, in milliseconds: somebody waits, and can cancel it. */
const LONG = 300_000;

/**
 * Asks our solver, which is fast, and if that gives up Z3 and our solver without a work limit, in two
 * workers: the first verdict counts.
 */
export function prove(
  witnesses: Witnesses,
  puzzle: PuzzleMessage,
  options: ProveOptions = {},
): PendingJob<Statement> {
  const ask = (by: Witness, changed: ProveOptions = {}): PendingJob<Statement> => {
    const asked = askWitness(witnesses, by, puzzle, { ...options, ...changed });
    return { ...asked, outcome: asked.outcome.then((outcome) => ({ by, outcome })) };
  };
  return askInTurn(ask('rules'), ({ outcome }) => {
    if (outcome.kind !== 'unknown' || options.byRulesOnly === true) return undefined;
    options.onProgress?.([], 'z3');
    const byZ3 = ask('z3');
    // It was asked without a limit, or somebody types on and waits for nothing.
    if (options.work === Infinity || options.patient === true) {
      return { ...byZ3, outcome: byZ3.outcome.then((second) => knownByBoth(outcome, second)) };
    }
    const { budget = LONG } = options;
    const longer = ask('rules', { work: Infinity, budget, onProgress: () => {} });
    return whicheverIsFirst(longer, byZ3, (second, third) => {
      if (second.outcome.kind !== 'unknown') return knownByBoth(outcome, third);
      const byUs = knownByBoth(outcome, second);
      const isOpen = byUs.outcome.kind === 'unknown' && third.outcome.kind === 'unknown';
      return isOpen ? knownByBoth(byUs.outcome, third) : byUs;
    });
  });
}

const isVerdict = ({ outcome: { kind } }: Statement): boolean =>
  kind === 'unique' || kind === 'several' || kind === 'none';

/** The first verdict of two, whose other question is cancelled; if neither has one, what both say together. */
function whicheverIsFirst(
  one: PendingJob<Statement>,
  other: PendingJob<Statement>,
  together: (one: Statement, other: Statement) => Statement,
): PendingJob<Statement> {
  const either = new Promise<Statement>((settle) => {
    for (const [asked, rival] of [
      [one, other],
      [other, one],
    ] as const) {
      void asked.outcome.then((statement) => {
        if (!isVerdict(statement)) return;
        settle(statement);
        rival.cancel();
      });
    }
    void Promise.all([one.outcome, other.outcome]).then(([first, second]) =>
      settle(together(first, second)),
    );
  });
  return {
    outcome: either,
    cancel() {
      one.cancel();
      other.cancel();
    },
    abandon() {
      one.abandon();
      other.abandon();
    },
  };
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
