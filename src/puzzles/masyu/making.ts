import { isLevel, sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { BLACK_CIRCLE, WHITE_CIRCLE } from '#puzzle/circles.ts';
import { changedLoops, drawLoop } from '#puzzle/drawLoop.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { MasyuParameters } from './board.ts';

type Loop = readonly number[];

const gridOf = ({ width, height }: MasyuParameters): Sides => sides(width, height, 'centres');

/** The sides that a loop takes at a cell. */
const taken = ({ atDots }: Sides, loop: Loop, cell: number): readonly number[] =>
  (atDots[cell] ?? []).filter((side) => loop[side] === 1);

/** Whether a loop turns at each cell that it passes; `undefined` for the others. */
const turnsOf = (grid: Sides, loop: Loop): readonly (boolean | undefined)[] =>
  grid.atDots.map((_, cell) => {
    const [from, to] = taken(grid, loop, cell);
    return from === undefined || to === undefined
      ? undefined
      : isLevel(grid, from) !== isLevel(grid, to);
  });

/** The circle that a loop allows in each cell. */
function circlesOf(grid: Sides, loop: Loop): readonly (number | undefined)[] {
  const turns = turnsOf(grid, loop);
  return turns.map((turnsHere, cell) => {
    if (turnsHere === undefined) return undefined;
    const beside = taken(grid, loop, cell).map((side) =>
      (grid.ends[side] ?? []).some((end) => end !== cell && turns[end] === true),
    );
    if (turnsHere) return beside.includes(true) ? undefined : BLACK_CIRCLE;
    return beside.includes(true) ? WHITE_CIRCLE : undefined;
  });
}

/**
 * A loop through most cells, all circles that it allows, and then as few of them as it takes. Where
 * another loop keeps them, too, it is changed there, so that it has a circle that the other does not
 * keep.
 */
export const masyuMaking: MakingMethod<MasyuParameters> = {
  solution: ({ parameters }, random) => drawLoop(gridOf(parameters), random),
  sparesSites: 'by grade',
  saysLittle: ([circle]) => circle === WHITE_CIRCLE,
  adjust({ parameters }, loop, other, random) {
    const grid = gridOf(parameters);
    const theirs = other && circlesOf(grid, other);
    const unlike = grid.atDots.filter((own) => own.some((side) => loop[side] !== other?.[side]));
    const changed = changedLoops(grid, loop, unlike.flat());
    const better = changed.filter((one) =>
      circlesOf(grid, one).some((circle, cell) => circle && circle !== theirs?.[cell]),
    );
    return changed.length === 0 ? undefined : random.pick(better.length > 0 ? better : changed);
  },
};
