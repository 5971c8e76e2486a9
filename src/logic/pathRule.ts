/** Paths that join pairs of dots: what a claim says of the whole board, for a solver that is made for it. */
export interface PathRule {
  /** How many dots there are. */
  readonly dots: number;
  /** The dots that each group of paths joins, counted from 0. */
  readonly groups: readonly { readonly dots: readonly number[] }[];
  /** Ascending by cell; the lower dot of each first. */
  readonly sides: readonly { readonly cell: number; readonly ends: readonly [number, number] }[];
  /** The value of a side with a line, and the other one. */
  readonly line: number;
  readonly blank: number;
}
