import { boxes, rectangle } from '#grid/rectangle.ts';

// The square of rows, columns and boxes of Sudoku and related puzzles.

/**
 * Each size with its box, width before height: a 6×6 has boxes three wide and two tall. Ascending.
 */
export const BOX = new Map<number, readonly [number, number]>([
  [4, [2, 2]],
  [6, [3, 2]],
  [8, [4, 2]],
  [9, [3, 3]],
  [10, [5, 2]],
  [12, [4, 3]],
  [16, [4, 4]],
  [25, [5, 5]],
]);

/** The cells of each box, in reading order; empty for sizes without boxes. */
export function boxesOf(size: number): readonly (readonly number[])[] {
  const box = BOX.get(size);
  return box === undefined ? [] : boxes(rectangle(size, size), ...box);
}
