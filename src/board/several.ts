import type { Point } from '#grid/point.ts';

/** The size of each of several numbers in a cell, in cells. */
export const SEVERAL_SIZE = 0.42;

/** Where up to four numbers stand in their cell, from its centre, in cells: as puzzles of runs print them. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.2, -0.2],
    [0.2, 0.2],
  ],
  [
    [-0.23, -0.2],
    [0.23, -0.2],
    [0, 0.22],
  ],
  [
    [0, -0.28],
    [-0.28, 0],
    [0.28, 0],
    [0, 0.28],
  ],
];

/** The numbers of a symbol that has several, each with its place; `undefined` for other symbols. */
export function severalIn(
  symbol: string,
): readonly { readonly text: string; readonly from: Point }[] | undefined {
  const texts = symbol.split(' ');
  if (texts.length < 2) return undefined;
  return texts.map((text, at) => {
    const [x, y] = PLACES[texts.length - 1]?.[at] ?? [0, 0];
    return { text, from: { x, y } };
  });
}
