import type { Parameters } from './parameters.ts';
import type { Puzzle } from './puzzle.ts';
import type { Random } from './random.ts';
import type { Clue } from './site.ts';

/** Some full grid that keeps to a puzzle's rules and clues; `undefined` where there is none. */
export type Fill = (puzzle: Puzzle) => readonly number[] | undefined;

/**
 * How new puzzles of a type are made, where the standard will not do: any full grid, given whole,
 * then givens taken away while there is one solution. Solutions are indexed by cell.
 */
export interface MakingMethod<P extends Parameters = Parameters> {
  /**
   * What the rules are built from before there is a solution: drawn areas, a fleet. `undefined`
   * when chance led nowhere; it is then tried again.
   */
  plan?(empty: Puzzle<P>, random: Random, fill: Fill): Puzzle<P> | undefined;
  /** A solution that keeps to the plan, where not any will do. */
  solution?(puzzle: Puzzle<P>, random: Random, fill: Fill): readonly number[] | undefined;
  /** What is printed outside the cells for a solution. */
  siteClues?(puzzle: Puzzle<P>, solution: readonly number[], random: Random): readonly Clue[];
  /**
   * Whether an author may leave clues outside the cells out. Of `always`, new puzzles have only as many
   * of them as it takes; of `when asked`, all.
   */
  readonly sparesSites?: 'always' | 'when asked';
  /** What a cell's given says, where that is more than its value. */
  given?(puzzle: Puzzle<P>, solution: readonly number[], cell: number): number;
  /**
   * How givens come about: `all` are taken away while one solution is left; `few` are added until
   * there is one; `fewest` is as few as there can be, for small grids. Standard: `all`.
   */
  readonly givens?: 'all' | 'few' | 'fewest';
  /**
   * For types whose solution is a picture that a person may bring along: the value of what is
   * drawn, and that of the paper.
   */
  readonly picture?: { readonly ink: number; readonly paper: number };
  /** Whether changes come step by step, as is standard, or at random, so that bad ones are dropped. */
  readonly adjusts?: 'by chance';
  /**
   * The solution a little changed, because `other` fits its clues, too: for types without givens.
   * The change should make them differ less; `undefined` when there is none. Where it was too hard
   * to say whether another fits, `other` is `undefined`.
   */
  adjust?(
    puzzle: Puzzle<P>,
    solution: readonly number[],
    other: readonly number[] | undefined,
    random: Random,
    fill: Fill,
  ): readonly number[] | undefined;
  /**
   * What the rules are built from a little changed, so that the solution still fits and the last of
   * `others` does no longer: for types without givens whose plan is made around a solution. All that
   * were found before come first; where it was too hard to say whether another fits, none is new.
   * `undefined` when there is no such change.
   */
  replan?(
    puzzle: Puzzle<P>,
    solution: readonly number[],
    others: readonly (readonly number[])[],
    random: Random,
  ): Puzzle<P> | undefined;
}
