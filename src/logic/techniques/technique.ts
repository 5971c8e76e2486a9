/** A named technique. */
export interface Technique {
  /** "Naked pair". */
  readonly name: string;
  /**
   * How hard it is to see, from 10 (obvious) to 160. The scale is about ten times the ratings of
   * Sudoku Explainer, on which Sudoku solvers agree.
   */
  readonly cost: number;
  /** One paragraph for somebody who does not know it; it mentions no particular puzzle. */
  readonly about: string;
}
