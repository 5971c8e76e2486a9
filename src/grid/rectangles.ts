import type { Sides } from './sides.ts';

/** A rectangle of squares: these, the sides within it, and those around it, all ascending. */
interface SquareRectangle {
  readonly squares: readonly number[];
  readonly inside: readonly number[];
  readonly around: readonly number[];
}

/**
 * All rectangles that have one square and none of the others; those of so many squares, or of any
 * number. A board of 24 by 24 squares has up to 24,336 of them.
 */
export function rectanglesOf(
  grid: Sides,
  square: number,
  size: number | undefined,
  others: ReadonlySet<number>,
): readonly SquareRectangle[] {
  const [across, down] = [grid.width - 1, grid.height - 1];
  const [x, y] = [square % across, Math.floor(square / across)];
  const isFree = (column: number, row: number): boolean => {
    const at = row * across + column;
    return at === square || !others.has(at);
  };
  const found: SquareRectangle[] = [];
  for (let top = y; top >= 0; top -= 1) {
    for (let bottom = y; bottom < down; bottom += 1) {
      const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
      const isColumnFree = (column: number): boolean => rows.every((row) => isFree(column, row));
      if (!isColumnFree(x)) break;
      for (let left = x; left >= 0 && isColumnFree(left); left -= 1) {
        for (let right = x; right < across && isColumnFree(right); right += 1) {
          const wide = right - left + 1;
          if (size !== undefined && wide * rows.length > size) break;
          if (size !== undefined && wide * rows.length !== size) continue;
          const squares = rows.flatMap((row) =>
            Array.from({ length: wide }, (_, at) => row * across + left + at),
          );
          found.push({ squares, ...sidesOf(grid, squares) });
        }
      }
    }
  }
  return found;
}

function sidesOf({ ofSquares, squaresAt }: Sides, squares: readonly number[]) {
  const own = new Set(squares);
  const sides = [...new Set(squares.flatMap((square) => ofSquares[square] ?? []))].toSorted(
    (a, b) => a - b,
  );
  const isInside = (side: number): boolean =>
    (squaresAt[side] ?? []).every((square) => own.has(square));
  return {
    inside: sides.filter(isInside),
    around: sides.filter((side) => !isInside(side)),
  };
}
