import type { DrawnPath } from '#puzzle/drawnPath.ts';
import type { Values } from '#logic/claim.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';

/**
 * A puzzle as a foreign form states it, not yet checked against the type; `fitTranscript` does that
 * and makes a puzzle of it.
 */
export interface Transcript {
  /** A puzzle type's id. */
  readonly typeId: string;
  /** The title first. */
  readonly comments?: readonly string[];
  readonly parameters: Parameters;
  /** Indexed by cell; absent if there are none. */
  readonly givens?: Values;
  /**
   * Clues beside the rows and above the columns, each indexed by line; absent if there are none.
   */
  readonly rows?: readonly Clue[];
  readonly columns?: readonly Clue[];
  /** Clues of drawn areas, areas in reading order. */
  readonly areaClues?: readonly Clue[];
  /** Clues at the far ends of the rows and the columns. */
  readonly farRows?: readonly Clue[];
  readonly farColumns?: readonly Clue[];
  /** Signs between cells, in the order of the type's sites. */
  readonly sides?: readonly Clue[];
  /** Clues in squares between sides, or on corners of cells, in the order of the type's sites. */
  readonly squares?: readonly Clue[];
  /** Clues of a list, such as a fleet; missing ones at the end are unknown. */
  readonly list?: readonly Clue[];
  /** The drawn area of each cell, indexed by cell. */
  readonly areas?: readonly (number | undefined)[];
  /** Which cells are black, indexed by cell. */
  readonly blackCells?: readonly boolean[];
  /** Sums in halves of black squares, each with its place. */
  readonly halves?: readonly HalfClue[];
  /** House rules as SMT-LIB terms over the cells. */
  readonly houseRules?: readonly string[];
  /** House rules as lines of the language. */
  readonly ruleLines?: readonly string[];
  readonly paths?: readonly DrawnPath[];
  /** What the form contains but a puzzle cannot hold: "the player's own digits". */
  readonly leftOut?: readonly string[];
  /** Set if the form does not name the type, or an option of it, so that somebody has to choose. */
  readonly isUntold?: true;
}

/** A clue in half of a black square; coordinate −1 is a square beside the grid. See `Site`. */
export interface HalfClue {
  readonly half: 'upper' | 'lower';
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** A form that other programs write. */
export interface ForeignForm {
  /** Its name in a sentence: "a puzz.link address". */
  readonly from: string;
  /**
   * Reads all puzzles of a text, each with its own result; `undefined` if the text is not in this
   * form. `onBoard` is the id of the type on the board, for forms that do not name theirs.
   */
  read(text: string, onBoard?: string): readonly Result<Transcript>[] | undefined;
}

/** A puzzle in another program's form. */
export interface Taken {
  readonly text: string;
  /** What the form cannot hold and the puzzle does not need: "the title". */
  readonly leftOut: readonly string[];
}

/** A form for exporting puzzles to other programs. */
export interface OutwardForm {
  /** Its name on the button, after "Copy as": "puzz.link address". */
  readonly name: string;
  /** The ids of the types that it supports. */
  readonly typeIds: readonly string[];
  /** The file extension, if it is a file format: `.non`. */
  readonly ending?: string;
  /** A failure's reason completes the sentence "A puzz.link address …". */
  write(typeId: string, puzzle: Puzzle): Result<Taken>;
}
