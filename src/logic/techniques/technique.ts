/** What is agreed of a technique. */
export interface Technique {
  /** "Naked pair". */
  readonly name: string;
  /**
   * How hard it is to see, from 10, which anybody sees, to 160. What solvers of Sudoku agree on is
   * the measure: about ten times the ratings of Sudoku Explainer.
   */
  readonly cost: number;
  /** One paragraph, for somebody who has not heard of it; it speaks of no particular puzzle. */
  readonly about: string;
}
