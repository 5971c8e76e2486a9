import type { Proposition } from './formula.ts';

/** At least so many of some squares, which are no cells of the model, are so: left out by a loop. */
export interface CountedSquares {
  readonly count: number;
  /** By square: what is false of those that are so. */
  readonly unless: readonly Proposition[];
  /** What so many are: "two cells that the loop leaves out". */
  readonly counted: (count: number) => string;
  /** Names squares by their indices: "row 3, columns 1 and 3". */
  readonly names: (indices: readonly number[]) => string;
}
