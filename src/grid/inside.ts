import type { Sides } from './sides.ts';

/** Squares between dots, by number, that known sides join with the outside of the board. */
export interface Parted {
  readonly inside: readonly number[];
  readonly outside: readonly number[];
}

/**
 * Which squares are inside a loop and which outside, as far as known sides say: each line on the way
 * from beyond the border leads in or out. `isLine` is indexed by cell; `undefined` if that is open.
 */
export function partSquares(
  { ofSquares, squaresAt }: Sides,
  isLine: readonly (boolean | undefined)[],
): Parted {
  const isInside = new Map<number, boolean>();
  const enter = (square: number | undefined, inside: boolean): void => {
    if (square !== undefined && !isInside.has(square)) isInside.set(square, inside);
  };
  for (const [side, [square, second]] of squaresAt.entries()) {
    const line = isLine[side];
    if (second === undefined && line !== undefined) enter(square, line);
  }
  // A map goes on to what is added while it is gone through.
  for (const [square, inside] of isInside) {
    for (const side of ofSquares[square] ?? []) {
      const line = isLine[side];
      const next = squaresAt[side]?.find((other) => other !== square);
      if (line !== undefined) enter(next, line !== inside);
    }
  }
  const those = (wanted: boolean): readonly number[] =>
    [...isInside].flatMap(([square, inside]) => (inside === wanted ? [square] : []));
  return { inside: those(true), outside: those(false) };
}
