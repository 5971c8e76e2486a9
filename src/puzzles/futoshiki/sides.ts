import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';

export const SIZES = [4, 5, 6, 7, 8, 9];

export const futoshikiGrid = (size: number): Rectangle => rectangle(size, size);

/** The value of a sign that says that the first of its cells, the left or upper one, is less. */
export const LESS = 1;
export const GREATER = 2;

/** The two cells of a site for a sign, the left or upper one first. */
export interface Side {
  readonly cells: readonly [first: number, second: number];
  readonly isUpright: boolean;
}

/** All sites for signs: those within a row, then those below its cells, row by row. */
export function sidesOf(size: number): readonly Side[] {
  const { rows } = futoshikiGrid(size);
  return rows.flatMap((row, y) => [
    ...row.slice(1).map((cell): Side => ({ cells: [cell - 1, cell], isUpright: false })),
    ...(rows[y + 1] ?? []).map((cell): Side => ({ cells: [cell - size, cell], isUpright: true })),
  ]);
}
