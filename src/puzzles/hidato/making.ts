import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { nextCells } from './board.ts';
import type { HidatoParameters } from './board.ts';

/** How often an end of the path is joined to another cell, for each cell: few show where it began. */
const MOVES = 30;

/**
 * A path through all cells at random, from one that goes to and fro: an end is joined to a cell near
 * it, and the path goes on from the cell before that ("backbite", Mansfield 1982).
 */
function randomPath(
  grid: Rectangle,
  near: ReturnType<typeof nextCells>,
  random: Random,
): readonly number[] {
  let path = grid.rows.flatMap((row, at) => (at % 2 === 0 ? row : row.toReversed()));
  for (let move = MOVES * path.length; move > 0; move -= 1) {
    if (random.below(2) === 0) path = path.toReversed();
    const [end = 0] = path;
    const joined = path.indexOf(random.pick(near(grid, end)));
    path = [...path.slice(0, joined).toReversed(), ...path.slice(joined)];
  }
  return path;
}

/** A path at random, of which as few numbers are printed as it takes. */
export const hidatoMaking: MakingMethod<HidatoParameters> = {
  solution({ parameters }, random) {
    const grid = rectangle(parameters.width, parameters.height);
    const path = randomPath(grid, nextCells(parameters), random);
    return grid.centres.map((_, cell) => path.indexOf(cell) + 1);
  },
};
