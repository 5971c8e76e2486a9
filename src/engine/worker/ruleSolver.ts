import type { SessionEnding, Searching, Surveying } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Model } from '#logic/model.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { possibleValues } from '#reasoning/possible.ts';
import { searchSolutions } from '#reasoning/search.ts';
import type { SearchLog } from '#reasoning/search.ts';

/** The work limit (see `Wanted.limit`): about two seconds on boards of any size. */
const LIMIT = 300_000_000;

/** The result and log of a search. */
export interface Searched {
  /** Indexed by cell. */
  readonly givens: Values;
  readonly ending: SessionEnding;
  readonly log: SearchLog;
}

/** Our own solver for one structure. */
export interface RuleSolver extends Searching, Surveying {
  /** The last finished search, if any. */
  last(): Searched | undefined;
  /** The same solver with another work limit; what it searches is the last search of both. */
  within(work: number | undefined): Searching;
}

/** Our own solver needs only the constraints. */
export function openRuleSolver(model: Model, formula: PbFormula): RuleSolver {
  let last: Searched | undefined;
  const searchWithin =
    (limit: number): Searching['search'] =>
    (givens, visit) => {
      last = undefined;
      const log: SearchLog = { learnt: [], cuts: [], models: [] };
      const kind = searchSolutions(formula, { known: literalsOf(givens), limit, log }, visit);
      const ending: SessionEnding =
        kind === 'too much' ? { kind: 'unknown', reason: 'too much work' } : { kind };
      last = { givens, ending, log };
      return ending;
    };
  return {
    model,
    last: () => last,
    within: (work = LIMIT) => ({ model, search: searchWithin(work) }),
    search: searchWithin(LIMIT),
    possible: (givens, visit) => possibleValues(formula, givens, LIMIT, visit),
  };
}
