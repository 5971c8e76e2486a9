import type { CountedSquares } from './countedSquares.ts';
import type { Formula } from './formula.ts';
import type { Graph } from './graph.ts';
import type { Literal } from './literal.ts';
import type { PathRule } from './pathRule.ts';
import type { TechniqueId } from './techniques/techniques.ts';

/** The value of each cell, indexed by cell; `undefined` if the cell is open. */
export type Values = readonly (number | undefined)[];

/** `open` means that the filled cells do not decide the claim. */
export type Judgement = 'holds' | 'broken' | 'open';

/** Formats a value for people: `9`, `X`. */
export type ValueSymbol = (value: number) => string;

/** A line of the grid; `index` is 0-based. */
export interface ClaimLine {
  readonly axis: 'row' | 'column';
  readonly index: number;
}

/** The noun for a kind of place, so that several places can be counted. */
export interface Noun {
  /** "row"; absent if a place is itself several things and is not counted: ships of one length. */
  readonly one?: string;
  /** "rows". */
  readonly many: string;
}

/** The place of a claim, in words, and its grid line if it has one. */
export interface Place {
  /** "row 3", "hexagon 5": no article, lower case. */
  readonly words: string;
  /** The noun for such places; absent if the place is the only one. */
  readonly noun?: Noun;
  /** Where a hint tells the player to look, if not `words`: "the boundary of hexagons 4 and 6". */
  readonly look?: string;
  /** The grid line that the place is. */
  readonly line?: ClaimLine;
  /** Index of the site whose clue the claim is about. */
  readonly site?: number;
  /**
   * Index of the site whose clue implies the claim, if the claim is about another site or about
   * all.
   */
  readonly follows?: number;
  /**
   * Whether the claim comes from the clues of several sites and follows from what each of them claims by itself.
   * It shortens hints; a conflict that cites it would name too few clues.
   */
  readonly joint?: true;
  /** Index of the house rule that the claim states. */
  readonly houseRule?: number;
  /** Index of the drawn path that the claim is about. */
  readonly path?: number;
  /** The cell of the given shape that the claim states. */
  readonly given?: number;
}

/** How sentences name cells and values. */
export interface Speech {
  /**
   * Names cells by their places: "row 3, columns 4 and 5". A line that was `named` just before is
   * omitted: "columns 4 and 5".
   */
  names(cells: readonly number[], named?: ClaimLine): string;
  /** A value within a sentence: "9", "X", "filled". */
  word: ValueSymbol;
  /** A cell's value after "is", if that differs from its word: "a star". */
  complement?(value: number, isMany?: boolean): string | undefined;
  /** Whether the sentence is about a supposition, so that known values may not be on the board. */
  readonly supposing?: true;
  /**
   * A cell's initial domain; set if sentences list the values that are left instead of those
   * excluded.
   */
  values?(cell: number): readonly number[];
}

/** Cells and the sum of their values. */
export interface Summing {
  /** "circle B adds up to 13 with four different digits". */
  readonly sentence: string;
  readonly cells: readonly number[];
  readonly total: number;
  /** All sets of values with this sum, each ascending, if the values must be different. */
  readonly ways?: readonly (readonly number[])[];
  /** The sums that are still possible, if they are few: "1+6 or 2+5"; otherwise `undefined`. */
  waysLeft?(known: readonly Literal[]): string | undefined;
}

/** A cell whose value counts so many times. */
export interface WeighedCell {
  readonly cell: number;
  /** 1 to 10. */
  readonly weight: number;
}

/** A step that a person sees in one part: all conclusions with the same reason. */
export interface Sight {
  readonly technique: TechniqueId;
  readonly conclusions: readonly Literal[];
  /** The known facts about the part's cells that the step may need. */
  readonly facts: readonly Literal[];
  /** The cells of the printed numbers whose claims it may need as well. */
  readonly numbers?: readonly number[];
  /** The sites whose claims it may need as well. */
  readonly sites?: readonly number[];
  /** The labels of claims that it may need as well. */
  readonly labels?: readonly string[];
  /** Quickly tells whether the conclusions follow where only this is known; set where the solver takes long to tell. */
  follows?(shown: Values): boolean;
  /** The reason, up to the conclusion: "row 3 already has its block of 5, so ". */
  why(known: readonly Literal[], speech: Speech): string;
}

/**
 * How reasons word a part if its sentence would be stiff. Texts begin in lower case and have no
 * full stop; `known` is what the reason knows of the part's cells.
 */
export interface Telling {
  /**
   * Why the known cells leave no choice, up to the conclusion: "row 3 already has three X's, so ".
   * `concluded` is what follows.
   */
  settles?(known: readonly Literal[], speech: Speech, concluded: readonly Literal[]): string;
  /** What excludes values elsewhere: "row 3 has its 9 at row 3, column 2". */
  rulesOut?(known: readonly Literal[], cells: readonly number[], speech: Speech): string;
  /** Why only one cell is left: "only row 1, column 6 can take a 9 in box 2". */
  leaves?(cell: number, speech: Speech): string;
  /** Set if the part states a sum of its cells. */
  readonly sum?: Summing;
  /** Set if the part states that one of its two cells is less than the other, or as `mayBeEqual` says equal. */
  readonly order?: {
    readonly less: number;
    readonly greater: number;
    readonly mayBeEqual?: true;
  };
  /** Set if the part states that two sums of cells are equal: each side has its cells with their weights. */
  readonly equal?: readonly [readonly WeighedCell[], readonly WeighedCell[]];
  /**
   * Set if the part states that the number after `value` is in a cell near its own: by cell, which
   * cells those are, and what both numbers must do ("touch").
   */
  readonly next?: {
    readonly value: number;
    readonly near: ReadonlyMap<number, readonly number[]>;
    readonly must: string;
  };
  /** Set if the part states that the numbers before and after that of `cell` are in cells `near` it. */
  readonly around?: { readonly cell: number; readonly near: readonly number[] };
  /** Set if the part counts squares that are no cells of the model. */
  readonly squares?: CountedSquares;
  /** Set if the part states that this cell, unless it has the other value, is of one island. */
  readonly ofIsland?: number;
  /** The technique when this part alone leaves no choice; "one rule" if absent. */
  technique?(known: readonly Literal[], concluded: readonly Literal[]): TechniqueId;
  /**
   * The steps that a person sees in it at this position, each with its technique; easiest first.
   */
  sees?(values: Values): readonly Sight[];
  /**
   * Set if it says more of all cells than its judgement sees, and rules out so much that only what a person
   * sees in it is told, and the values that it leaves.
   */
  readonly excludesMuch?: true;
  /** The beginning of a list of values that cannot be repeated: "row 1 has". */
  readonly holder?: string;
  /**
   * How the known facts break it, after "but": "row 3 would have four X's, one too many"; if
   * `undefined`, its sentence is used.
   */
  breaks?(known: readonly Literal[], speech: Speech): string | undefined;
  /** Whether a long argument omits what one cell says of those next to it, as of things that may not touch. */
  readonly isUnsaid?: boolean;
}

/**
 * The smallest unit that a reason can cite: one guard literal in the solver, one sentence for
 * people.
 */
export interface Part {
  readonly sentence: string;
  readonly cells: readonly number[];
  /** What it says, but for `graphs`. */
  readonly formula: Formula;
  /** Set if the part says how some of its cells are connected: solvers cut graphs as they go. */
  readonly graphs?: readonly Graph[];
  readonly telling?: Telling;
}

/** How many of a value a line still lacks; negative if it has too many. */
export interface Lack {
  readonly value: number;
  readonly count: number;
}

/**
 * One rule at one place, with all its readings. Each claim kind is one file that exports a function
 * making such a claim, so that no reading can be forgotten.
 */
export interface Claim {
  readonly place: Place;
  /** The beginning of the check line: "row 3", "cells 35 and 36". Unique within a puzzle. */
  readonly label: string;
  /**
   * The rule at this place, as a sentence that is true if the claim holds: "row 3 has each of 1 to
   * 9 once".
   */
  readonly sentence: string;
  /** The cells that it constrains, in reading order. */
  readonly cells: readonly number[];
  /** Set if its cells make no place that a person sees: all those that an island may have, or all with numbers. */
  readonly isPlaceless?: true;
  /** Set if unequal values lie in different groups, which a person parts by a wall. */
  readonly partsUnequal?: true;
  /** Set if it says that lines join dots, and the other claims what happens at single dots. */
  readonly paths?: PathRule;
  /**
   * The claim, split as finely as reasons need. The conjunction of the parts, with the other claims
   * of the model, is equivalent to the claim.
   */
  parts(): readonly Part[];
  judge(values: Values): Judgement;
  /** The cells that break it, if it is broken; empty otherwise. */
  culprits(values: Values): readonly number[];
  /** The values there now, for the check line: "6 2 3 1 4 5", "4 and 2". */
  observe(values: Values): string;
  /** SMT-LIB 2.6 conditions over `V0…Vn`, each a term of sort Bool, to be asserted. */
  smtlib(): readonly string[];
  /** Integer constants that `smtlib` uses, to be declared first; claims may share them. */
  smtlibNames?(): readonly string[];
  /** Whether `smtlib` multiplies unknowns, which needs another SMT-LIB logic. */
  readonly nonlinear?: true;
  /** Whether the board satisfies its clue, even if cells are open; the clue is then faded. */
  met?(values: Values): boolean;
  /** Which numbers of its clue are found, in the clue's order, even if cells are open. */
  found?(values: Values): readonly boolean[];
  /** What its line still lacks, if the claim counts values. */
  lacks?(values: Values): readonly Lack[];
}

/** How an open cell is written in check lines. */
const OPEN = '·';

export const showValue = (symbol: ValueSymbol, value: number | undefined): string =>
  value === undefined ? OPEN : symbol(value);

/** The cells' values in order, separated by spaces. */
export const showValues = (symbol: ValueSymbol, cells: readonly number[], values: Values): string =>
  cells.map((cell) => showValue(symbol, values[cell])).join(' ');

/** The cells with this value. */
export const cellsHolding = (
  value: number,
  cells: readonly number[],
  values: Values,
): readonly number[] => cells.filter((cell) => values[cell] === value);

/** The cells whose value, one of `values`, occurs more than once, value by value. */
export function cellsAlike(
  values: readonly number[],
  cells: readonly number[],
  shown: Values,
): readonly number[] {
  const holding = new Map<number, number[]>();
  let isAlike = false;
  for (const cell of cells) {
    const value = shown[cell];
    if (value === undefined) continue;
    const others = holding.get(value);
    if (others === undefined) holding.set(value, [cell]);
    else {
      others.push(cell);
      isAlike = true;
    }
  }
  // Called at every key, and on most boards there are none.
  if (!isAlike) return [];
  const alike: number[] = [];
  for (const value of values) {
    const same = holding.get(value) ?? [];
    if (same.length > 1) alike.push(...same);
  }
  return alike;
}

/** Whether no cell is open. */
export const allFilled = (cells: readonly number[], values: Values): boolean =>
  cells.every((cell) => values[cell] !== undefined);
