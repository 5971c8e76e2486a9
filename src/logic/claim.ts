import type { Formula } from './formula.ts';
import type { Literal } from './literal.ts';
import type { TechniqueId } from './techniques/techniques.ts';

/** What stands in each cell, indexed by cell; `undefined` where the cell is open. */
export type Values = readonly (number | undefined)[];

/** `open` means that the cells filled so far decide nothing. */
export type Judgement = 'holds' | 'broken' | 'open';

/** Writes a value as people see it: `9`, `X`. */
export type ValueSymbol = (value: number) => string;

/** A line of the grid; `index` counts from 0. */
export interface ClaimLine {
  readonly axis: 'row' | 'column';
  readonly index: number;
}

/** What kind of thing a place is, so that several of them can be counted. */
export interface Noun {
  /** "row"; absent where a place is itself several things, which nobody counts: ships of one length. */
  readonly one?: string;
  /** "rows". */
  readonly many: string;
}

/** Where on the puzzle a claim lives, in words, and on which line of the grid if it is one. */
export interface Place {
  /** "row 3", "hexagon 5": no article, lower case. */
  readonly words: string;
  /** What it is one of; absent where there is no other like it. */
  readonly noun?: Noun;
  /** Where somebody is told to look, if not at the words: "the boundary of hexagons 4 and 6". */
  readonly look?: string;
  /** Which grid line the place is. */
  readonly line?: ClaimLine;
  /** Index of the site whose clue the claim is about. */
  readonly site?: number;
  /** Index of the site whose clue the claim follows from, where it is about another or about all of them. */
  readonly follows?: number;
  /** Index of the house rule that the claim is. */
  readonly houseRule?: number;
  /** The cell whose given says more than a value, where the claim is what more it says. */
  readonly given?: number;
}

/** How sentences speak of cells and values. */
export interface Speech {
  /**
   * Cells by their places: "row 3, columns 4 and 5". A line that was `named` just before is not said
   * again: "columns 4 and 5".
   */
  names(cells: readonly number[], named?: ClaimLine): string;
  /** A value within a sentence: "9", "X", "filled". */
  word: ValueSymbol;
  /** A value of one cell after "is", where that is not its word: "a star". */
  complement?(value: number, isMany?: boolean): string | undefined;
  /** Whether something is supposed, so that what is known need not be so on the board. */
  readonly supposing?: true;
  /** All that a cell could be before anything is known, where what is left is to be said instead of what is not. */
  values?(cell: number): readonly number[];
}

/** Cells with what their values add up to. */
export interface Summing {
  /** "circle B adds up to 13 with four different digits". */
  readonly sentence: string;
  readonly cells: readonly number[];
  readonly total: number;
  /** Every choice of values that adds up to it, each ascending, where they must be different. */
  readonly ways?: readonly (readonly number[])[];
  /** The ways that what is known leaves, where they are few: "1+6 or 2+5"; `undefined` of more. */
  waysLeft?(known: readonly Literal[]): string | undefined;
}

/** What a person sees in one part: all that follows from it for one reason. */
export interface Sight {
  readonly technique: TechniqueId;
  readonly conclusions: readonly Literal[];
  /** What is known of the part's cells that it may need. */
  readonly facts: readonly Literal[];
  /** Why, up to the conclusion: "row 3 already has its block of 5, so ". */
  why(known: readonly Literal[], speech: Speech): string;
}

/**
 * How a reason speaks of a part, where its sentence would be stiff. Texts begin in lower case and
 * have no full stop; `known` is what the reason knows of the part's cells.
 */
export interface Telling {
  /**
   * Why the known cells leave no choice, so that the conclusion can follow at once: "row 3 already
   * has three X's, so ". `concluded` is what follows.
   */
  settles?(known: readonly Literal[], speech: Speech, concluded: readonly Literal[]): string;
  /** What it rules out elsewhere: "row 3 has its 9 at row 3, column 2". */
  rulesOut?(known: readonly Literal[], cells: readonly number[], speech: Speech): string;
  /** That only one of its cells is left: "only row 1, column 6 can take a 9 in box 2". */
  leaves?(cell: number, speech: Speech): string;
  /** What the values of its cells add up to, where that is what it says. */
  readonly sum?: Summing;
  /** Which of its two cells holds less than the other, where that is what it says. */
  readonly order?: { readonly less: number; readonly greater: number };
  /** What it is called when this part alone leaves no choice; "one rule" where it has no name. */
  technique?(known: readonly Literal[], concluded: readonly Literal[]): TechniqueId;
  /** The steps that a person sees in it as it stands, each known by a name; the easiest first. */
  sees?(values: Values): readonly Sight[];
  /** Begins a list of values that cannot stand again: "row 1 has". */
  readonly holder?: string;
  /**
   * How what is known breaks it, after "but": "row 3 would have four X's, one too many"; its sentence
   * says that where this is `undefined`.
   */
  breaks?(known: readonly Literal[], speech: Speech): string | undefined;
  /**
   * Whether what one filled cell rules out beside it goes without saying in a long argument, as of
   * things that may not touch.
   */
  readonly isUnsaid?: boolean;
}

/** The smallest thing a reason can cite: one guard in the solver, one sentence for people. */
export interface Part {
  readonly sentence: string;
  readonly cells: readonly number[];
  readonly formula: Formula;
  readonly telling?: Telling;
}

/** How often a value is still missing from a line; negative when there are too many. */
export interface Lack {
  readonly value: number;
  readonly count: number;
}

/**
 * One rule at one place, with all its readings. Each claim kind is one file that exports a
 * function making such a claim, so that no reading can be forgotten.
 */
export interface Claim {
  readonly place: Place;
  /** Opens the check line: "row 3", "cells 35 and 36". Unique within a puzzle. */
  readonly label: string;
  /** The rule at this place, true when it holds: "row 3 has each of 1 to 9 once". */
  readonly sentence: string;
  /** The cells it is about, in reading order. */
  readonly cells: readonly number[];
  /**
   * The claim split as finely as reasons want it. Together the parts say just what it says, or that
   * and what other claims of the model say.
   */
  parts(): readonly Part[];
  judge(values: Values): Judgement;
  /** The cells to blame when it is broken; empty otherwise. */
  culprits(values: Values): readonly number[];
  /** What stands there now, for the check line: "6 2 3 1 4 5", "4 and 2". */
  observe(values: Values): string;
  /** SMT-LIB 2.6 conditions over `V0…Vn`, each a term of sort Bool, to be asserted. */
  smtlib(): readonly string[];
  /** Integers of its own that `smtlib` speaks of, to be declared first; unique to the claim. */
  smtlibNames?(): readonly string[];
  /** Whether `smtlib` multiplies unknowns: the text must then name another logic. */
  readonly nonlinear?: true;
  /** Whether its clue is found on the board, though cells may still be open; fades the clue. */
  met?(values: Values): boolean;
  /** Which numbers of its clue are found already, in the clue's order, though others may be open. */
  found?(values: Values): readonly boolean[];
  /** What its line still lacks, where the claim counts values. */
  lacks?(values: Values): readonly Lack[];
}

/** How an open cell is written in check lines. */
const OPEN = '·';

export const showValue = (symbol: ValueSymbol, value: number | undefined): string =>
  value === undefined ? OPEN : symbol(value);

/** The cells' values in order, separated by spaces. */
export const showValues = (symbol: ValueSymbol, cells: readonly number[], values: Values): string =>
  cells.map((cell) => showValue(symbol, values[cell])).join(' ');

/** The cells that hold `value`. */
export const cellsHolding = (
  value: number,
  cells: readonly number[],
  values: Values,
): readonly number[] => cells.filter((cell) => values[cell] === value);

/** The cells that hold one of `values` that others of them hold as well, value by value. */
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
  // Most boards have none, and are asked at every key.
  if (!isAlike) return [];
  const alike: number[] = [];
  for (const value of values) {
    const same = holding.get(value) ?? [];
    if (same.length > 1) alike.push(...same);
  }
  return alike;
}

/** True when none of the cells is open. */
export const allFilled = (cells: readonly number[], values: Values): boolean =>
  cells.every((cell) => values[cell] !== undefined);
