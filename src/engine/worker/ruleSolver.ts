import type { SessionEnding, Searching, Surveying } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Model } from '#logic/model.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { possibleValues } from '#reasoning/possible.ts';
import { searchSolutions } from '#reasoning/search.ts';
import { findPaths } from '#reasoning/paths/findPaths.ts';
import { pathBoardsOf } from '#reasoning/paths/pathBoard.ts';
import type { SearchLog } from '#reasoning/search.ts';

/** The work limit (see `Wanted.limit`): about two seconds on boards of any size. */
const LIMIT = 300_000_000;
/** The work of keeping one state of a frontier: about as long as visiting so many literals. */
const STATE_WORK = 30;
/** The most states of all frontiers: 4 bytes are kept of each, besides those of the last two (see `Sweep`). */
const MOST_STATES = 60_000_000;

/** The result and log of a search. */
export interface Searched {
  /** Indexed by cell. */
  readonly givens: Values;
  readonly ending: SessionEnding;
  /** `undefined` if all paths were followed at once, which leaves nothing to be checked. */
  readonly log: SearchLog | undefined;
}

/** Our own solver for one structure. */
export interface RuleSolver extends Searching, Surveying {
  /** The last finished search, if any. */
  last(): Searched | undefined;
  /** The same solver with another work limit; what it searches is the last search of both. */
  within(work: number | undefined): Searching;
}

/**
 * Our own solver needs only the constraints. Where clauses get nowhere and lines join numbers, it follows all
 * paths at once along a frontier (`reasoning/paths`); and where that is too much, it searches on with clauses.
 */
export function openRuleSolver(model: Model, formula: PbFormula): RuleSolver {
  let last: Searched | undefined;
  /** What following all paths found, where no side is given: each hint asks again. */
  let followed: readonly (readonly number[])[] | undefined;
  const hasPaths = model.claims.some((claim) => claim.paths !== undefined);

  const searchWithin = (limit: number): Searching['search'] =>
    hasPaths
      ? (givens, visit) => withPaths(givens, limit, onlyNew(visit))
      : (givens, visit) => byClauses(givens, limit, visit);

  function withPaths(givens: Values, limit: number, visit: Visit): SessionEnding {
    const isBare = givens.every((value) => value === undefined);
    if (followed !== undefined && isBare) return visitAll(followed, givens, visit);
    const first = Math.min(limit, LIMIT);
    const ending = byClauses(givens, first, visit);
    if (ending.kind !== 'unknown') return ending;
    const boards = pathBoardsOf(model, givens);
    const most = Math.min(limit / STATE_WORK, MOST_STATES);
    const found = boards.length === 0 ? 'too much' : findPaths(boards, most);
    if (found === 'too much') return limit > first ? byClauses(givens, limit, visit) : ending;
    followed = found;
    return visitAll(found, givens, visit);
  }

  /** Ends a search that found none, the only solution, or two of several. */
  function visitAll(
    found: readonly (readonly number[])[],
    givens: Values,
    visit: Visit,
  ): SessionEnding {
    const wantsMore = found.every((solution) => visit(solution) === 'go on');
    const ending: SessionEnding =
      found.length < 2 ? { kind: 'exhausted' } : wantsMore ? TOO_MUCH : { kind: 'stopped' };
    last = { givens, ending, log: undefined };
    return ending;
  }

  function byClauses(givens: Values, limit: number, visit: Visit): SessionEnding {
    last = undefined;
    const log: SearchLog = { learnt: [], cuts: [], models: [] };
    const kind = searchSolutions(formula, { known: literalsOf(givens), limit, log }, visit);
    const ending: SessionEnding = kind === 'too much' ? TOO_MUCH : { kind };
    last = { givens, ending, log };
    return ending;
  }

  return {
    model,
    last: () => last,
    within: (work = LIMIT) => ({ model, search: searchWithin(work) }),
    search: searchWithin(LIMIT),
    possible: (givens, visit) => possibleValues(formula, givens, LIMIT, visit),
  };
}

const TOO_MUCH: SessionEnding = { kind: 'unknown', reason: 'too much work' };

type Visit = (solution: readonly number[]) => 'go on' | 'stop';

/** Leaves out solutions that were visited before: a second method finds them again. */
function onlyNew(visit: Visit): Visit {
  const seen = new Set<string>();
  return (solution) => {
    const key = solution.join(' ');
    if (seen.has(key)) return 'go on';
    seen.add(key);
    return visit(solution);
  };
}
