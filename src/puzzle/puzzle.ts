import type { Grid } from '#grid/grid.ts';
import type { Shape } from '#logic/assertion/shape.ts';
import type { AssertionWork } from '#logic/assertion/work.ts';
import type { Claim, Values, ValueSymbol } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { Figure } from './figure.ts';
import type { Parameters } from './parameters.ts';
import type { Clue } from './site.ts';

/** What a puzzle's rules are stated in: its grid and how its values are written. */
export interface Setting {
  readonly values: readonly number[];
  /** As on the board: `■`. */
  readonly symbol: ValueSymbol;
  /** As in a sentence: "ship". */
  readonly word: ValueSymbol;
}

/** A board as house rules see it. */
export interface HouseRuleBoard extends Setting {
  readonly grid: Grid;
  /** The values of each cell, ascending, indexed by cell. */
  readonly domains: Model['domains'];
}

/**
 * A house rule. What reads one and makes it a claim is large, and most puzzles have none: so it
 * comes with the rules themselves, and nothing here knows more of it (see `houseRules.ts`).
 */
export interface HouseRule {
  /** An SMT-LIB term of sort Bool over `V0` to `Vn`, on one line. */
  readonly text: string;
  /** The cells it mentions, ascending. */
  readonly cells: readonly number[];
  /** What it takes to work with it: of all of a board's rules together, there is a limit. */
  readonly work: AssertionWork;
  /** What kind of rule about sums and different cells it is, if it is one. */
  shape(): Shape | undefined;
  /** How it is drawn; `undefined` for rules that are only said. */
  figure(grid: Grid): Figure | undefined;
  /** The rule as a claim; `index` is its own among `all`. */
  claim(board: HouseRuleBoard, index: number, all: readonly HouseRule[]): Claim;
}

/** All clues but the givens: what the rules are built from. */
export interface Structure<P extends Parameters = Parameters> {
  readonly parameters: P;
  /** What is printed at each site outside the cells, in the order of the type's `sites`. */
  readonly siteClues: readonly Clue[];
  /**
   * The drawn area of each cell, indexed by cell, areas counted from 0; `undefined` where none is
   * drawn yet. Empty for types whose areas are not the author's to draw.
   */
  readonly areas: readonly (number | undefined)[];
  /**
   * Which cells the author made black, so that they are no cells of the puzzle, indexed by cell. Empty
   * for types without such.
   */
  readonly blackCells: readonly boolean[];
  /** House rules, in their order. */
  readonly houseRules: readonly HouseRule[];
  /** The given shapes, indexed by cell: givens that say more than a value (see `Choice.means`). */
  readonly givenShapes: Values;
}

/** What a black cell holds wherever every cell has a value, as in solutions. */
export const BLACK_VALUE = 0;

/** What a board is drawn by, and where its clues can stand. */
export type Layout<P extends Parameters = Parameters> = Pick<
  Structure<P>,
  'parameters' | 'areas' | 'blackCells'
>;

/** What the author printed: everything a text or a link holds, and nothing of the player's. */
export interface Puzzle<P extends Parameters = Parameters> extends Omit<
  Structure<P>,
  'givenShapes'
> {
  /** Comment lines without their `#`; the first is the title. */
  readonly comments: readonly string[];
  /** Indexed by cell. */
  readonly givens: Values;
}
