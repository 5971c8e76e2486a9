import { besides } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Random } from './random.ts';

/**
 * A cage of at most `wanted` cells, grown at random from its first; `mayJoin` says whether a cell
 * beside it is free, and fits those that it has.
 */
export function growCage(
  grid: Rectangle,
  start: number,
  wanted: number,
  mayJoin: (cell: number, cage: readonly number[]) => boolean,
  random: Random,
): readonly number[] {
  const cage = [start];
  while (cage.length < wanted) {
    const border = cage
      .flatMap((cell) => besides(grid, cell))
      .filter((cell) => !cage.includes(cell) && mayJoin(cell, cage));
    if (border.length === 0) break;
    cage.push(random.pick(border));
  }
  return cage;
}
