import type { Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Model } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Random } from '#puzzle/random.ts';
import { findPaths } from '#reasoning/paths/findPaths.ts';
import { pathBoardsOf } from '#reasoning/paths/pathBoard.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { searchSolutions } from '#reasoning/search.ts';
import type { Strategy } from '#reasoning/strategy.ts';

/** A full grid, indexed by cell. */
export type FullGrid = readonly number[];

/** The work limit of one question, in literals visited: a fraction of a second. */
const LIMIT = 20_000_000;
/** The most states of lines that are followed (see `findPaths`): a second or so. */
const MOST_STATES = 500_000;
/** The search strategy of recipe version 1: another one would make other puzzles. */
const RECIPES: Strategy = {
  minimizes: false,
  restartAfter: (round) => 100 * round,
  deleteAbove: () => Infinity,
  activityGrowth: 1.05,
  decisionWork: 1,
};
const PLAIN = { limit: LIMIT, strategy: RECIPES };

/** A structure's rules, prepared for many quick questions. */
export interface Rules {
  readonly model: Model;
  readonly formula: PbFormula;
  /** A random full grid that contains the values; `undefined` if none was found. */
  fill(values: Values, random: Random): FullGrid | undefined;
  /**
   * A full grid that contains the values and is not the solution: `none` if it is proved that there
   * is none, `unknown` if that is too hard to decide.
   */
  other(values: Values, solution: FullGrid): FullGrid | 'none' | 'unknown';
  /** Whether it is proved that these cells are the same in every grid that contains the values. */
  areForced(values: Values, solution: FullGrid, cells: readonly number[]): boolean;
}

/** Builds the rules of a puzzle, without its plain givens. */
export function openRules(type: PuzzleType, puzzle: Puzzle): Rules {
  const model = buildModel(type, puzzle);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const isPossible = (known: readonly Literal[]): boolean | undefined => {
    const ending = searchSolutions(formula, { ...PLAIN, known }, () => 'stop');
    return ending === 'too much' ? undefined : ending === 'stopped';
  };
  return {
    model,
    formula,
    fill(values, random) {
      let found: FullGrid | undefined;
      const wanted = { ...PLAIN, known: literalsOf(values), chance: random.next };
      searchSolutions(formula, wanted, (solution) => {
        found = solution;
        return 'stop';
      });
      return found;
    },
    other(values, solution) {
      let found: FullGrid | undefined;
      const wanted = { ...PLAIN, known: literalsOf(values) };
      const ending = searchSolutions(formula, wanted, (another) => {
        if (another.every((value, cell) => value === solution[cell])) return 'go on';
        found = another;
        return 'stop';
      });
      if (found !== undefined || ending !== 'too much') return found ?? 'none';
      return otherPaths(model, values, solution);
    },
    areForced(values, solution, cells) {
      const known = literalsOf(values);
      return cells.every(
        (cell) =>
          isPossible([...known, { cell, value: solution[cell] ?? 0, holds: false }]) === false,
      );
    },
  };
}

/** The same by following all lines at once, where all that a puzzle says is which dots lines join. */
function otherPaths(
  model: Model,
  values: Values,
  solution: FullGrid,
): FullGrid | 'none' | 'unknown' {
  const boards = pathBoardsOf(model, values);
  const paths = boards.length === 0 ? 'too much' : findPaths(boards, MOST_STATES);
  if (paths === 'too much') return 'unknown';
  return paths.find((each) => each.some((value, cell) => value !== solution[cell])) ?? 'none';
}
