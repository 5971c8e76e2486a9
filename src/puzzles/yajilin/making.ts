import { dotsBeside, dotsBeyond, sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { clueOfArrow, DIRECTIONS } from '#puzzle/arrows.ts';
import { changedLoops, drawLoop } from '#puzzle/drawLoop.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { Clue } from '#puzzle/site.ts';
import type { YajilinParameters } from './board.ts';

type Loop = readonly number[];

const gridOf = ({ width, height }: YajilinParameters): Sides => sides(width, height, 'centres');

const isPassed = ({ atDots }: Sides, loop: Loop, cell: number): boolean =>
  (atDots[cell] ?? []).some((side) => loop[side] === 1);

/**
 * Of the cells that a loop leaves out, those that are to have arrows, so that no two others are
 * neighbours: of two neighbours that which has more.
 */
function cellsOfArrows(grid: Sides, loop: Loop, random: Random): ReadonlySet<number> {
  const left = new Set(
    random.shuffled([...grid.atDots.keys()].filter((cell) => !isPassed(grid, loop, cell))),
  );
  const arrows = new Set<number>();
  const crowd = (cell: number): number =>
    dotsBeside(grid, cell).filter((other) => left.has(other)).length;
  for (;;) {
    const [worst] = [...left].toSorted((a, b) => crowd(b) - crowd(a));
    if (worst === undefined || crowd(worst) === 0) return arrows;
    left.delete(worst);
    arrows.add(worst);
  }
}

/** Each arrow points where it counts most cells. */
function arrowsOf(grid: Sides, loop: Loop, random: Random): readonly Clue[] {
  const arrows = cellsOfArrows(grid, loop, random);
  return grid.atDots.map((_, cell): Clue => {
    if (!arrows.has(cell)) return undefined;
    const ways = random.shuffled([...DIRECTIONS]).map((direction) => {
      const seen = dotsBeyond(grid, cell, direction).filter((each) => !arrows.has(each));
      const count = seen.filter((each) => !isPassed(grid, loop, each)).length;
      return { direction, count, seen: seen.length };
    });
    const [best] = ways.toSorted((a, b) => b.count - a.count || b.seen - a.seen);
    return best === undefined ? undefined : [clueOfArrow(best)];
  });
}

/**
 * A loop through most cells, and arrows in cells that it leaves out. Where another loop keeps them, too,
 * it is changed there.
 */
export const yajilinMaking: MakingMethod<YajilinParameters> = {
  solution: ({ parameters }, random) => drawLoop(gridOf(parameters), random),
  siteClues: ({ parameters }, loop, random) => arrowsOf(gridOf(parameters), loop, random),
  adjust({ parameters }, loop, other, random) {
    const grid = gridOf(parameters);
    const unlike = grid.atDots.filter((own) => own.some((side) => loop[side] !== other?.[side]));
    const changed = changedLoops(grid, loop, unlike.flat());
    return changed.length === 0 ? undefined : random.pick(changed);
  },
};
