import { boxes, rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { placedLines } from '#logic/place.ts';
import type { Setting } from './puzzle.ts';

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

/** The cells of each box, in reading order. */
export function boxesOf(size: number): readonly (readonly number[])[] {
  const [width, height] = BOX.get(size) ?? [1, 1];
  return boxes(rectangle(size, size), width, height);
}

/** Every row and column has each value once; `crossed` as for `allDifferent`. */
export const squareLineClaims = (
  size: number,
  setting: Setting & { readonly crossed?: true },
): readonly Claim[] =>
  placedLines(rectangle(size, size)).map(({ place: { words, noun, line }, cells }) =>
    allDifferent({ place: { words, noun, line }, cells, ...setting }),
  );

/**
 * Every row, column and box has each value once, without clues of their own (Logic Puzzles).
 * `crossed` as for `allDifferent`.
 */
export const boxedSquareClaims = (
  size: number,
  setting: Setting & { readonly crossed?: true },
): readonly Claim[] => [
  ...squareLineClaims(size, setting),
  ...boxesOf(size).map((cells, index) =>
    allDifferent({
      place: { words: `box ${index + 1}`, noun: { one: 'box', many: 'boxes' } },
      cells,
      ...setting,
    }),
  ),
];
