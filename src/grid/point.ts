/** A place on the picture, in the grid's units of length, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
