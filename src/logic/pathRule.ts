/**
 * Paths that join pairs of dots: what a claim says of the whole board, for a solver that is made for it. The first
 * part of the claim says that no path goes from one group to another; then there is one for each group.
 */
export interface PathRule {
  /** How many dots there are. */
  readonly dots: number;
  /** The dots that each group of paths joins, counted from 0, and how to name their path. */
  readonly groups: readonly {
    readonly dots: readonly number[];
    /** "the 3 at row 1, column 2 to the 3 at row 5, column 6". */
    readonly fromTo: string;
  }[];
  /** Ascending by cell; the lower dot of each first. */
  readonly sides: readonly { readonly cell: number; readonly ends: readonly [number, number] }[];
  /** The value of a side with a line, and the other one. */
  readonly line: number;
  readonly blank: number;
}
