import type { Parameters } from './parameters.ts';
import type { Puzzle } from './puzzle.ts';
import type { Random } from './random.ts';
import type { Clue } from './site.ts';

/** Finds a full grid that satisfies a puzzle's rules and clues; `undefined` if there is none. */
export type Fill = (puzzle: Puzzle) => readonly number[] | undefined;

/**
 * How a type's new puzzles are made, if the standard method does not suit: any full grid, all cells
 * given, then givens removed while there is one solution. Solutions are indexed by cell.
 */
export interface MakingMethod<P extends Parameters = Parameters> {
  /**
   * Creates what the rules are built from before there is a solution: drawn areas, a fleet.
   * `undefined` if it found none; it is then called again.
   */
  plan?(empty: Puzzle<P>, random: Random, fill: Fill): Puzzle<P> | undefined;
  /** Finds a solution of the plan, if not any will do. */
  solution?(puzzle: Puzzle<P>, random: Random, fill: Fill): readonly number[] | undefined;
  /** The clues outside the cells for a solution. */
  siteClues?(puzzle: Puzzle<P>, solution: readonly number[], random: Random): readonly Clue[];
  /**
   * Whether an author may leave clues outside the cells unprinted. With `always`, new puzzles have
   * only those needed for uniqueness; with `by grade`, for types without givens, more where that makes
   * them as easy as wanted; with `when asked`, they have all.
   */
  readonly sparesSites?: 'always' | 'by grade' | 'when asked';
  /** Of clues outside the cells, those that say little, which are the first to be left out. */
  saysLittle?(numbers: readonly number[]): boolean;
  /** The given printed in a cell, if it states more than its value. */
  given?(puzzle: Puzzle<P>, solution: readonly number[], cell: number): number;
  /** The cells in which givens may be printed, if not all. The plan's own givens stay in any case. */
  cells?(puzzle: Puzzle<P>, solution: readonly number[]): readonly number[];
  /**
   * How givens are chosen: `all` starts with all and removes them while the solution is unique;
   * `few` adds them until it is; `fewest` finds the minimum, for small grids; `every` leaves all.
   * Standard: `all`.
   */
  readonly givens?: 'all' | 'few' | 'fewest' | 'every';
  /**
   * For types whose solution is a picture that the user may provide: the value of drawn cells, and
   * that of the paper.
   */
  readonly picture?: { readonly ink: number; readonly paper: number };
  /**
   * How many times as many attempts as usual are made while none has led to one solution; a whole number, 1 if
   * absent.
   */
  readonly patience?: number;
  /** Whether changes are made step by step (standard), or at random, with bad ones reverted. */
  readonly adjusts?: 'by chance';
  /**
   * Slightly changes the solution, because `other` satisfies its clues, too; for types without
   * givens. The change should reduce the difference; `undefined` if there is none. `other` is
   * `undefined` if uniqueness was too hard to decide.
   */
  adjust?(
    puzzle: Puzzle<P>,
    solution: readonly number[],
    other: readonly number[] | undefined,
    random: Random,
    fill: Fill,
  ): readonly number[] | undefined;
  /**
   * Slightly changes the plan, so that the solution still satisfies it and the last of `others`
   * does not; for types whose plan is built around a solution, which all givens may not settle.
   * `others` are all
   * other solutions found, in order; the last is not new if uniqueness was too hard to decide.
   * `undefined` if there is no such change; then `adjust`, where a type has it, changes the solution.
   */
  replan?(
    puzzle: Puzzle<P>,
    solution: readonly number[],
    others: readonly (readonly number[])[],
    random: Random,
  ): Puzzle<P> | undefined;
}
