import { besides, piecesOf } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Random } from './random.ts';

const SHADED = 1;

/**
 * A solution in which shaded cells are no neighbours and the others connected, with cells shaded in
 * random order until no other may be. Where nothing else forbids it, each cell that could still be
 * shaded would make another solution.
 */
export const shadeAll = (
  grid: Rectangle,
  solution: readonly number[],
  random: Random,
): readonly number[] =>
  random.shuffled([...solution.keys()]).reduce((filled, cell) => {
    if ([cell, ...besides(grid, cell)].some((near) => filled[near] === SHADED)) return filled;
    const more = filled.with(cell, SHADED);
    const blank = [...more.keys()].filter((other) => more[other] !== SHADED);
    return piecesOf(grid, blank).length > 1 ? filled : more;
  }, solution);
