import type { Rectangle } from './rectangle.ts';

/** The tetrominoes but for the square, by the letters that they look like. */
export type TetrominoShape = 'L' | 'I' | 'T' | 'S';

/** A tetromino on a board. */
export interface Tetromino {
  readonly shape: TetrominoShape;
  /** Ascending. */
  readonly cells: readonly number[];
}

/** One of each shape, as columns and rows from 0. */
const FORMS: readonly (readonly [TetrominoShape, readonly (readonly [number, number])[]])[] = [
  [
    'L',
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  ],
  [
    'I',
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  ],
  [
    'T',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ],
  ],
  [
    'S',
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
    ],
  ],
];

/** All ways in which the shapes can lie, turned and mirrored: 19 less the square, without repeats. */
const WAYS = FORMS.flatMap(([shape, form]) => {
  const turned = [form, form.map(([x, y]) => [-x, y] as const)].flatMap((side) =>
    [0, 1, 2, 3].map((turns) =>
      Array.from({ length: turns }).reduce<readonly (readonly [number, number])[]>(
        (squares) => squares.map(([x, y]) => [-y, x] as const),
        side,
      ),
    ),
  );
  const ways = new Map(
    turned.map((squares) => {
      const left = Math.min(...squares.map(([x]) => x));
      const top = Math.min(...squares.map(([, y]) => y));
      const moved = squares
        .map(([x, y]) => [x - left, y - top] as const)
        .toSorted(([a, b], [c, d]) => b - d || a - c);
      return [JSON.stringify(moved), moved];
    }),
  );
  return [...ways.values()].map((squares) => ({ shape, squares }));
});

/** All tetrominoes but squares that lie within some cells: at most 18 for each of these. */
export function tetrominoesIn(
  { width, height }: Rectangle,
  cells: readonly number[],
): readonly Tetromino[] {
  const own = new Set(cells);
  return cells.flatMap((cell) =>
    WAYS.flatMap(({ shape, squares }): readonly Tetromino[] => {
      // The first of its squares in reading order lies at the cell.
      const [first = [0, 0]] = squares;
      const [left, top] = [(cell % width) - first[0], Math.floor(cell / width) - first[1]];
      const placed = squares.flatMap(([x, y]) => {
        const [column, row] = [left + x, top + y];
        const at = row * width + column;
        const isInside = column >= 0 && column < width && row >= 0 && row < height;
        return isInside && own.has(at) ? [at] : [];
      });
      return placed.length === squares.length ? [{ shape, cells: placed }] : [];
    }),
  );
}
