import type { Values } from '#logic/claim.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';

/**
 * What a foreign form says of a puzzle. Nothing of it is checked against the type yet: `fitTranscript`
 * does that, and makes it a puzzle.
 */
export interface Transcript {
  /** A puzzle type's id. */
  readonly typeId: string;
  /** The title first. */
  readonly comments?: readonly string[];
  readonly parameters: Parameters;
  /** Indexed by cell; absent where no cell has one. */
  readonly givens?: Values;
  /** Clues beside the rows and above the columns, each indexed by line; absent for none. */
  readonly rows?: readonly Clue[];
  readonly columns?: readonly Clue[];
  /** What is printed in each drawn area, areas in reading order. */
  readonly areaClues?: readonly Clue[];
  /** Those at the far ends of the rows and the columns. */
  readonly farRows?: readonly Clue[];
  readonly farColumns?: readonly Clue[];
  /** Signs between cells, in the order of the type's sites there. */
  readonly sides?: readonly Clue[];
  /** Clues that stand in a list, such as a fleet; what is missing at its end is not known. */
  readonly list?: readonly Clue[];
  /** The drawn area of each cell, indexed by cell. */
  readonly areas?: readonly (number | undefined)[];
  /** Which cells are black, indexed by cell. */
  readonly blackCells?: readonly boolean[];
  /** Sums in halves of black squares, each at a place of its own. */
  readonly halves?: readonly HalfClue[];
  /** House rules as SMT-LIB terms over the cells. */
  readonly houseRules?: readonly string[];
  /** What the form held besides and a puzzle does not: "the player's own digits". */
  readonly leftOut?: readonly string[];
}

/** What stands in half of a black square; -1 is a square beside the grid. See `Site`. */
export interface HalfClue {
  readonly half: 'upper' | 'lower';
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** A form that other programs write. */
export interface ForeignForm {
  /** What a text of it is called in a sentence: "a puzz.link address". */
  readonly from: string;
  /** All puzzles of a text, each by itself; `undefined` where the text is not of this form at all. */
  read(text: string): readonly Result<Transcript>[] | undefined;
}

/** A puzzle in another program's form. */
export interface Taken {
  readonly text: string;
  /** What the form has no place for and the puzzle can do without: "the title". */
  readonly leftOut: readonly string[];
}

/** A form in which puzzles can be taken to other programs. */
export interface OutwardForm {
  /** As on its button, after "Copy as": "puzz.link address". */
  readonly name: string;
  /** The ids of the types that it has. */
  readonly typeIds: readonly string[];
  /** How a file of it is called, where it is a file's form: `.non`. */
  readonly ending?: string;
  /** A failure's reason completes the sentence "A puzz.link address …". */
  write(typeId: string, puzzle: Puzzle): Result<Taken>;
}
