import type { Rectangle } from './rectangle.ts';

/** Two cells side by side, the left or upper one first. */
export interface Side {
  readonly cells: readonly [first: number, second: number];
  /** Whether the first is above the second. */
  readonly isUpright: boolean;
}

/** All pairs of cells side by side: those within a row, then those below its cells, row by row. */
export const sidesOf = ({ rows, width }: Rectangle): readonly Side[] =>
  rows.flatMap((row, y) => [
    ...row.slice(1).map((cell): Side => ({ cells: [cell - 1, cell], isUpright: false })),
    ...(rows[y + 1] ?? []).map((cell): Side => ({ cells: [cell - width, cell], isUpright: true })),
  ]);

/** The four cells around each inner corner, in reading order of both. */
export const cellsAtCorners = ({
  rows,
  width,
}: Rectangle): readonly (readonly [number, number, number, number])[] =>
  rows
    .slice(1)
    .flatMap((row) => row.slice(1))
    .map((last) => [last - width - 1, last - width, last - 1, last]);

/** A corner of cells: where four meet, or fewer at the border. */
export interface Corner {
  /** (0, 0) is the grid's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** The one, two or four cells around it, in reading order. */
  readonly cells: readonly number[];
}

/** A corner by its number, row by row from the grid's upper left one. */
export function cellCornerAt({ rows, width }: Rectangle, corner: number): Corner {
  const [x, y] = [corner % (width + 1), Math.floor(corner / (width + 1))];
  const cells = rows
    .slice(Math.max(0, y - 1), y + 1)
    .flatMap((row) => row.slice(Math.max(0, x - 1), x + 1));
  return { x, y, cells };
}

/** All corners of cells, those at the border too, row by row. */
export const cellCorners = (grid: Rectangle): readonly Corner[] =>
  Array.from({ length: (grid.width + 1) * (grid.height + 1) }, (_, corner) =>
    cellCornerAt(grid, corner),
  );

/** "the upper left corner of row 1, column 1". */
export function cornerName({ width, height }: Rectangle, { x, y }: Omit<Corner, 'cells'>): string {
  const down = y === height ? 'lower' : 'upper';
  const across = x === width ? 'right' : 'left';
  return `the ${down} ${across} corner of row ${Math.min(y, height - 1) + 1}, column ${Math.min(x, width - 1) + 1}`;
}
