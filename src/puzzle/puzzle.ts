import type { Grid } from '#grid/grid.ts';
import type { Shape } from '#logic/assertion/shape.ts';
import type { AssertionWork } from '#logic/assertion/work.ts';
import type { Claim, Values, ValueSymbol } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { DrawnPath } from './drawnPath.ts';
import type { Figure } from './figure.ts';
import type { Parameters } from './parameters.ts';
import type { Clue } from './site.ts';

/** The context in which a puzzle's rules are stated: its grid and the format of its values. */
export interface Setting {
  readonly values: readonly number[];
  /** As on the board: `■`. */
  readonly symbol: ValueSymbol;
  /** As in a sentence: "ship". */
  readonly word: ValueSymbol;
}

/** The board as house rules see it. */
export interface HouseRuleBoard extends Setting {
  readonly grid: Grid;
  /** The values of each cell, ascending, indexed by cell. */
  readonly domains: Model['domains'];
}

/**
 * A house rule. What reads SMT-LIB is large, and most puzzles have no such rule, so each rule carries
 * its methods, and nothing here depends on that code (see `houseRules.ts`).
 */
export type HouseRule = TermRule | LineRule;

/** What all house rules have. */
interface StatedRule {
  /** As written behind its directive, on one line. */
  readonly text: string;
  /** Its drawings; empty for rules without one. */
  figures(grid: Grid): readonly Figure[];
  /** The rule as claims, whose places have its index in `all`. */
  claims(
    board: HouseRuleBoard,
    structure: Structure,
    index: number,
    all: readonly HouseRule[],
  ): readonly Claim[];
}

/** A house rule that is an SMT-LIB term of sort Bool over `V0` to `Vn`; it makes one claim. */
export interface TermRule extends StatedRule {
  readonly form: 'term';
  /** Its work; the total of a board's rules is limited. */
  readonly work: AssertionWork;
  /** The sum or all-different constraint that it is equivalent to, if any. */
  shape(): Shape | undefined;
}

/** A house rule that is a line of the language in which types are defined. */
export interface LineRule extends StatedRule {
  readonly form: 'line';
  /** About how many conditions it makes for the solvers; the total of a board's lines is limited. */
  readonly conditions: number;
}

/** All clues except the givens: what the rules are built from. */
export interface Structure<P extends Parameters = Parameters> {
  readonly parameters: P;
  /** The clue at each site outside the cells, in the order of the type's `sites`. */
  readonly siteClues: readonly Clue[];
  /**
   * The drawn area of each cell, indexed by cell of the `areaGrid`, areas numbered from 0; `undefined` if
   * none is drawn yet. Empty for types without drawn areas.
   */
  readonly areas: readonly (number | undefined)[];
  /**
   * Whether the author made each cell black, so that it is no cell of the puzzle, indexed by cell.
   * Empty for types without black cells.
   */
  readonly blackCells: readonly boolean[];
  /** The drawn paths, in the order in which they were drawn; empty for types without them. */
  readonly paths: readonly DrawnPath[];
  /** House rules, in their order. */
  readonly houseRules: readonly HouseRule[];
  /**
   * The given shapes, indexed by cell: givens that state more than a value (see `Choice.means`).
   */
  readonly givenShapes: Values;
}

/** The value of a black cell in full grids such as solutions. */
export const BLACK_VALUE = 0;

/** The part of a structure that determines how a board is drawn, and where its sites are. */
export type Layout<P extends Parameters = Parameters> = Pick<
  Structure<P>,
  'parameters' | 'areas' | 'blackCells'
>;

/**
 * What the author printed: everything that a text or a link contains, without the player's work.
 */
export interface Puzzle<P extends Parameters = Parameters> extends Omit<
  Structure<P>,
  'givenShapes'
> {
  /** Comment lines without their `#`; the first is the title. */
  readonly comments: readonly string[];
  /** Indexed by cell. */
  readonly givens: Values;
}
