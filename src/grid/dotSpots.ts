import type { Sides } from './sides.ts';

// Spots where a dot can be printed on a board of squares whose sides are cells: at the centre of a square, at the
// middle of a side within the board, or on a corner within it. They are counted in reading order, so that those of
// even columns and rows, from 0, are centres of squares.

/** How many spots there are along so many squares. */
export const spotsAlong = (squares: number): number => 2 * squares - 1;

/** How many squares of a board are in a row, and in a column. */
const squaresOf = ({ width, height }: Sides): readonly [number, number] => [width - 1, height - 1];

/** How many spots a board has. */
export function spotCount(grid: Sides): number {
  const [across, down] = squaresOf(grid);
  return spotsAlong(across) * spotsAlong(down);
}

/** The column and row of a spot, from 0, half a square apart. */
export function placeOfSpot(grid: Sides, spot: number): readonly [column: number, row: number] {
  const along = spotsAlong(squaresOf(grid)[0]);
  return [spot % along, Math.floor(spot / along)];
}

/** The first and the last of the one or two squares along an axis that a spot is in. */
const squaresAlong = (at: number): readonly number[] =>
  at % 2 === 0 ? [at / 2] : [(at - 1) / 2, (at + 1) / 2];

/** The one, two or four squares around a spot, ascending. */
export function squaresAtSpot(grid: Sides, spot: number): readonly number[] {
  const [across] = squaresOf(grid);
  const [column, row] = placeOfSpot(grid, spot);
  return squaresAlong(row).flatMap((y) => squaresAlong(column).map((x) => y * across + x));
}

/** "row 2, column 3", "rows 2 and 3, columns 4 and 5". */
export function spotName(grid: Sides, spot: number): string {
  const named = (noun: string, at: number): string => {
    const [first = 0, second] = squaresAlong(at);
    return second === undefined
      ? `${noun} ${first + 1}`
      : `${noun}s ${first + 1} and ${second + 1}`;
  };
  const [column, row] = placeOfSpot(grid, spot);
  return `${named('row', row)}, ${named('column', column)}`;
}

/** The square to which half a turn about a spot takes another; `undefined` if that is beyond the border. */
export function turnedSquare(grid: Sides, spot: number, square: number): number | undefined {
  const [across, down] = squaresOf(grid);
  const [column, row] = placeOfSpot(grid, spot);
  const [x, y] = [column - (square % across), row - Math.floor(square / across)];
  return x >= 0 && y >= 0 && x < across && y < down ? y * across + x : undefined;
}

/**
 * The squares that an area may have which half a turn about a spot takes to itself, each with its image: those
 * around the spot, and what is connected with them without the `taken` squares, which belong to others.
 */
export function squaresTurned(
  grid: Sides,
  spot: number,
  taken: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const images = new Map<number, number>();
  const put = (square: number): void => {
    const image = turnedSquare(grid, spot, square);
    if (image === undefined || taken.has(square) || taken.has(image)) return;
    images.set(square, image);
    images.set(image, square);
  };
  for (const square of squaresAtSpot(grid, spot)) put(square);
  for (const square of images.keys()) {
    for (const side of grid.ofSquares[square] ?? []) {
      for (const next of grid.squaresAt[side] ?? []) if (!images.has(next)) put(next);
    }
  }
  return images;
}
