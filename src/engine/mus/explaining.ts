import { possibleCells } from '#engine/jobs/certainty.ts';
import type { Solution, HintStep } from '#engine/questions/questions.ts';
import type { JobContext, WarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { CoreSession } from '#engine/z3/coreSession.ts';
import type { Speech, Values } from '#logic/claim.ts';
import { isFact } from '#logic/claimPart.ts';
import type { Member } from '#logic/claimPart.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import { coreOf } from '#reasoning/core.ts';
import { Deducer } from '#reasoning/deduce.ts';
import type { PossibleValues, Seen } from '#reasoning/deduce.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { partsIn } from '#reasoning/reason.ts';
import type { Deduction, Known, Oracle } from '#reasoning/reason.ts';
import { explainStep } from '#reasoning/explainStep.ts';

/**
 * Models with more Boolean unknowns are too slow to load as a whole for questions about a few
 * parts.
 */
const LARGE = 3000;
/** Models with more need more memory than Z3 has. For comparison: 107,892 for an 18 by 18 Fillomino. */
const MOST_IN_Z3 = 50_000;

/** Finds explanations for one structure. */
export interface Explaining {
  readonly formula: PbFormula;
  /** Starts an argument worded by `speech`; deterministic. */
  deduce(speech: Speech): Deducer;
}

const kept = new WeakMap<WarmSolvers, Explaining>();

/** Our solver's work limit for a question about a few parts: some milliseconds. */
const LIMIT = 1_000_000;
/** The same for a question about all parts: some tens of milliseconds, rarely used up. */
const LIMIT_OF_ALL = 20_000_000;

/** Until something needs the solver with all parts, questions about a few parts use a small one. */
export function explainingOf(warmSolvers: WarmSolvers): Explaining {
  const known = kept.get(warmSolvers);
  if (known !== undefined) return known;
  const formula = warmSolvers.formula();
  const indexOf = new Map<Member, number>(formula.parts.map((part, at) => [part, at]));
  /**
   * Asks our solver, and Z3 if that is too much work; Z3 has to load the parts first. Where there is no Z3, what
   * is too much work counts as no contradiction: a premise stays that might be left out.
   */
  const contradicts = (
    members: readonly Member[],
    limit: number,
    openSession?: () => CoreSession,
  ): readonly Member[] | undefined => {
    const parts = members.flatMap((member) => indexOf.get(member) ?? []);
    const core = coreOf(formula, parts, members.filter(isFact), limit);
    if (core === 'stand') return undefined;
    if (core === undefined) return openSession?.().contradicts(members);
    return [...core.parts.flatMap((part) => formula.parts[part] ?? []), ...core.facts];
  };
  // Of connected cells Z3 knows no more than ours, and takes seconds to give up.
  const hasGraphs = formula.graphs.length > 0;
  const isForZ3 = warmSolvers.hasZ3 && !hasGraphs && formula.variables <= MOST_IN_Z3;
  const openWhole = (): CoreSession => warmSolvers.coreSession();
  const oracle: Oracle = {
    contradicts: (members) => contradicts(members, LIMIT_OF_ALL, isForZ3 ? openWhole : undefined),
    among(parts, cells, work, haste) {
      if (haste === 'in haste' || hasGraphs || !warmSolvers.hasZ3) {
        return work((members) => contradicts(members, LIMIT));
      }
      let small: CoreSession | undefined;
      const openSmall = (): CoreSession => {
        const few = parts.flatMap((part) => formula.parts[part] ?? []);
        return (small ??= warmSolvers.coreSessionOf(few, cells));
      };
      const isWholeQuick = warmSolvers.hasCoreSession() && formula.variables < LARGE;
      try {
        return work((members) => contradicts(members, LIMIT, isWholeQuick ? openWhole : openSmall));
      } finally {
        small?.close();
      }
    },
  };
  const seen: Seen = new Map();
  const explaining = {
    formula,
    deduce: (speech: Speech) => new Deducer(formula, oracle, speech, seen),
  };
  kept.set(warmSolvers, explaining);
  return explaining;
}

/**
 * The values of each cell given `values`, computed at the first call; `solutions` are the first two
 * of the clues. A unique solution needs no computation.
 */
export function possibleOnce(
  warmSolvers: WarmSolvers,
  values: Values,
  solutions: readonly Solution[],
): PossibleValues {
  const [solution, another] = solutions;
  let possible: readonly (readonly number[])[] | undefined;
  return () =>
    (possible ??=
      solution !== undefined && another === undefined
        ? solution.map((value) => [value])
        : (possibleCells(warmSolvers, values) ?? []));
}

/** Adds conclusions to what is known. */
export function learn(known: Known, conclusions: readonly Literal[]): Known {
  const values = [...known.values];
  for (const { cell, value, holds } of conclusions) if (holds) values[cell] = value;
  return { values, excluded: [...known.excluded, ...conclusions.filter(({ holds }) => !holds)] };
}

/** A deduction as the page shows it; `struck` are values missing from the player's notes. */
export function stepOf(
  { formula }: Explaining,
  { type, puzzle }: JobContext,
  deduction: Deduction,
  struck: readonly Literal[] = [],
): HintStep {
  const { conclusions, reason, shortest } = deduction;
  const parts = partsIn(formula, reason);
  const onNotes = reason.facts.filter((fact) => struck.some((out) => sameLiteral(out, fact)));
  // Lines have a site number even in types that print nothing beside them.
  const printed = type.sites?.(puzzle).length ?? 0;
  const sites = parts.flatMap(({ claim }) => claim.place.site ?? []).filter((at) => at < printed);
  return {
    ...explainStep(formula, deduction, speechOf(type, puzzle)),
    conclusions,
    notes: [...new Set(onNotes.map(({ cell }) => cell))],
    sites: [...new Set(sites)],
    shortest,
  };
}
