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
