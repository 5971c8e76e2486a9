import { boxes, rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { placedLines } from '#logic/place.ts';
import type { Setting } from '#puzzle/puzzle.ts';

/** Each size with its box, width before height: a 6×6 has boxes three wide and two tall. Ascending. */
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

export const SIZES = [...BOX.keys()];

export const sudokuGrid = (size: number): Rectangle => rectangle(size, size);

export function sudokuBoxes(size: number): readonly (readonly number[])[] {
  const [width, height] = BOX.get(size) ?? [1, 1];
  return boxes(sudokuGrid(size), width, height);
}

/** Every row, column and box has each value once (Logic Puzzles). */
export function sudokuClaims(size: number, setting: Setting): readonly Claim[] {
  return [
    ...placedLines(sudokuGrid(size)).map(({ place, cells }) =>
      allDifferent({ place, cells, ...setting }),
    ),
    ...sudokuBoxes(size).map((cells, index) =>
      allDifferent({
        place: { words: `box ${index + 1}`, noun: { one: 'box', many: 'boxes' } },
        cells,
        ...setting,
      }),
    ),
  ];
}
