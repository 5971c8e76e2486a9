import { besides, cellsByArea, inReadingOrder, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { growCage } from '#puzzle/growCage.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { ShimaguniParameters } from './board.ts';

type Areas = readonly (number | undefined)[];
type Full = readonly number[];

const SHADED = 1;
/** Cells of regions, about as often as in print. */
const SIZES = [3, 4, 5, 6, 6, 7, 8, 9];
/** The most earlier solutions that changed regions are to rule out. */
const MOST_OTHERS = 30;
/** The most changes of regions that are compared by these. */
const MOST_RANKED = 8;
/** How often islands are changed where a region could be. */
const FILLED_ANEW = 0.4;
/** How often a change of islands is tried before regions are. */
const TRIES = 120;

const gridOf = ({ width, height }: ShimaguniParameters): Rectangle => rectangle(width, height);

/** Regions, each grown from the first open cell; one that is left alone joins a region beside it. */
function drawRegions(grid: Rectangle, random: Random): Areas {
  const areas: (number | undefined)[] = grid.centres.map(() => undefined);
  let next = 0;
  for (const start of areas.keys()) {
    if (areas[start] !== undefined) continue;
    const isFree = (cell: number): boolean => areas[cell] === undefined;
    const region = growCage(grid, start, random.pick(SIZES), isFree, random);
    const joined = besides(grid, start).flatMap((cell) => areas[cell] ?? []);
    const area = region.length === 1 && joined.length > 0 ? random.pick(joined) : next;
    for (const cell of region) areas[cell] = area;
    next += area === next ? 1 : 0;
  }
  return areas;
}

const islandsIn = (areas: Areas, full: Full): readonly (readonly number[])[] =>
  cellsByArea(areas).map((cells) => cells.filter((cell) => full[cell] === SHADED));

/** Whether a filling has one island in each region, none of which meets another or is as large beside it. */
function isRight(grid: Rectangle, areas: Areas, full: Full): boolean {
  const islands = islandsIn(areas, full);
  const sizeOf = (cell: number): number => islands[areas[cell] ?? 0]?.length ?? 0;
  return (
    islands.every((cells) => piecesOf(grid, cells).length === 1) &&
    [...full.keys()].every((cell) =>
      besides(grid, cell)
        .filter((other) => areas[other] !== areas[cell])
        .every(
          (other) =>
            (full[cell] !== SHADED || full[other] !== SHADED) && sizeOf(cell) !== sizeOf(other),
        ),
    )
  );
}

/** All ways to give a cell to a region beside it, where the solution stays right. */
const movedCells = (grid: Rectangle, areas: Areas, solution: Full): readonly Areas[] =>
  [...areas.keys()].flatMap((cell) => {
    const own = areas.flatMap((area, each) =>
      area === areas[cell] && each !== cell ? [each] : [],
    );
    if (piecesOf(grid, own).length !== 1) return [];
    const around = new Set(besides(grid, cell).map((other) => areas[other]));
    return [...around]
      .filter((area) => area !== areas[cell])
      .map((area) => areas.with(cell, area))
      .filter((moved) => isRight(grid, moved, solution));
  });

/** Shades cells in random order wherever the filling stays right: large islands leave little room to move. */
const shadeMore = (grid: Rectangle, areas: Areas, full: Full, random: Random): Full =>
  random.shuffled([...full.keys()]).reduce((filled, cell) => {
    const more = filled.with(cell, SHADED);
    return filled[cell] !== SHADED && isRight(grid, areas, more) ? more : filled;
  }, full);

const sizesOf = (areas: Areas, full: Full): string =>
  islandsIn(areas, full)
    .map(({ length }) => length)
    .join(' ');

/**
 * Regions at random with islands in them, all of whose sizes are told. Where there is another solution,
 * a cell goes from one region to another, so that it is none; then as few numbers are printed as it
 * takes.
 */
export const shimaguniMaking: MakingMethod<ShimaguniParameters> = {
  plan: (empty, random) => ({
    ...empty,
    areas: inReadingOrder(drawRegions(gridOf(empty.parameters), random)),
  }),
  solution(puzzle, random, fill) {
    const filled = fill({ ...puzzle, siteClues: [] });
    return filled && shadeMore(gridOf(puzzle.parameters), puzzle.areas, filled, random);
  },
  sparesSites: 'by grade',
  replan(puzzle, solution, others, random) {
    if (random.next() < FILLED_ANEW) return undefined;
    const grid = gridOf(puzzle.parameters);
    const recent = others.slice(-MOST_OTHERS);
    const isOther = (areas: Areas, other: Full): boolean =>
      sizesOf(areas, other) === sizesOf(areas, solution) && isRight(grid, areas, other);
    const moved = random.shuffled(movedCells(grid, puzzle.areas, solution));
    const telling = moved.filter((areas) => !isOther(areas, recent.at(-1) ?? []));
    const ranked = (telling.length > 0 ? telling : moved).slice(0, MOST_RANKED).map((areas) => ({
      areas,
      left: recent.filter((other) => isOther(areas, other)).length,
    }));
    if (ranked.length === 0) return undefined;
    const least = Math.min(...ranked.map(({ left }) => left));
    const { areas } = random.pick(ranked.filter(({ left }) => left === least));
    return { ...puzzle, areas: inReadingOrder(areas) };
  },
  adjust({ parameters, areas }, solution, other, random) {
    const grid = gridOf(parameters);
    const unlike = [...solution.keys()].filter((cell) => solution[cell] !== other?.[cell]);
    if (unlike.length === 0) return undefined;
    const near = [...new Set(unlike.flatMap((cell) => [cell, ...besides(grid, cell)]))];
    for (let left = TRIES; left > 0; left -= 1) {
      let changed = solution;
      for (let steps = 1 + random.below(3); steps > 0; steps -= 1) {
        const cell = random.pick(near);
        changed = changed.with(cell, 1 - (changed[cell] ?? 0));
      }
      const isTold = sizesOf(areas, changed) !== sizesOf(areas, other ?? []);
      if (isTold && isRight(grid, areas, changed)) return changed;
    }
    return solution;
  },
};
