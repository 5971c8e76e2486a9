import type { Sides } from './sides.ts';

/** The pieces into which lines divide a board, each by its squares, ascending; `isLine` is asked for each side. */
export function dividedBy(
  { ofSquares, squaresAt }: Sides,
  isLine: (side: number) => boolean,
): readonly (readonly number[])[] {
  const seen = new Set<number>();
  return [...ofSquares.keys()].flatMap((start) => {
    if (seen.has(start)) return [];
    const piece = [start];
    seen.add(start);
    for (const square of piece) {
      for (const side of ofSquares[square] ?? []) {
        if (isLine(side)) continue;
        for (const next of squaresAt[side] ?? []) {
          if (seen.has(next)) continue;
          seen.add(next);
          piece.push(next);
        }
      }
    }
    return [piece.toSorted((a, b) => a - b)];
  });
}

/** By side: whether it is between two of some pieces, which together have each square once. */
export function linesAround(
  { squaresAt }: Sides,
  pieces: readonly (readonly number[])[],
): readonly boolean[] {
  const owner = new Map(
    pieces.flatMap((piece, index) => piece.map((square) => [square, index] as const)),
  );
  return squaresAt.map(([one = 0, other = 0]) => owner.get(one) !== owner.get(other));
}
