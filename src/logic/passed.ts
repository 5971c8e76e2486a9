/** A square that a loop may pass, with the cells of the puzzle that meet there. */
export interface Passed {
  /** Unique in a model: its variable is named after it. */
  readonly dot: number;
  readonly cells: readonly number[];
}
