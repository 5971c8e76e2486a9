/** A puzzle as all functions take it. */
export interface PuzzleText {
  /** A type's id, such as `sudoku`; or the whole text of a definition, for rules that somebody wrote. */
  readonly type: string;
  /** The puzzle in the text form of its type. */
  readonly text: string;
}
