import { besides, cellsByArea, inReadingOrder, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { dotsBeside, sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { drawLoop } from '#puzzle/drawLoop.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { CountryRoadParameters } from './board.ts';

type Loop = readonly number[];
type Areas = readonly (number | undefined)[];

/** How many squares a loop passes in a region, about as often as in printed puzzles. */
const STRETCHES = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6];
const LINE = 1;
/** The other solutions that a change of regions is measured against, the latest ones. */
const RECENT = 6;

const gridOf = ({ width, height }: CountryRoadParameters): Sides => sides(width, height, 'centres');

const isPassed = ({ atDots }: Sides, loop: Loop, square: number): boolean =>
  (atDots[square] ?? []).some((link) => loop[link] === LINE);

/** The squares that a loop passes, in its order. */
function wayOf({ atDots, ends }: Sides, loop: Loop): readonly number[] {
  const next = (square: number): readonly number[] =>
    (atDots[square] ?? []).flatMap((link) =>
      loop[link] === LINE ? (ends[link] ?? []).filter((end) => end !== square) : [],
    );
  const way = [ends[loop.indexOf(LINE)]?.[0] ?? 0];
  for (let at = 0; at < way.length; at += 1) {
    const on = next(way[at] ?? 0).find((square) => !way.includes(square));
    if (on !== undefined) way.push(on);
  }
  return way;
}

/** Cuts a loop into stretches, a region each, which also take the squares beside them that it leaves out. */
function cutLoop(grid: Sides, loop: Loop, random: Random): Areas {
  const way = wayOf(grid, loop);
  const areas: (number | undefined)[] = grid.atDots.map(() => undefined);
  for (let [from, region] = [0, 0]; from < way.length; region += 1) {
    const end = from + random.pick(STRETCHES);
    for (const square of way.slice(from, end)) areas[square] = region;
    from = end;
  }
  const board = rectangle(grid.width, grid.height);
  const leftOut = areas.flatMap((area, square) => (area === undefined ? [square] : []));
  for (const piece of piecesOf(board, leftOut)) {
    const near = piece.flatMap((square) =>
      besides(board, square).flatMap((next) => areas[next] ?? []),
    );
    const area = random.pick(near);
    for (const square of piece) areas[square] = area;
  }
  return inReadingOrder(areas);
}

/** How many squares a loop passes in each region. */
const countsOf = (grid: Sides, areas: Areas, loop: Loop): readonly number[] =>
  cellsByArea(areas).map(
    (squares) => squares.filter((square) => isPassed(grid, loop, square)).length,
  );

/** Whether a loop visits each region once, and leaves out no two squares across a border. */
function isRight(grid: Sides, areas: Areas, loop: Loop): boolean {
  const crossings = cellsByArea(areas).map(() => 0);
  const passed = grid.atDots.map((_, square) => isPassed(grid, loop, square));
  for (const [link, [one, other]] of grid.ends.entries()) {
    const [from, to] = [areas[one] ?? 0, areas[other] ?? 0];
    if (from === to) continue;
    if (passed[one] !== true && passed[other] !== true) return false;
    if (loop[link] !== LINE) continue;
    crossings[from] = (crossings[from] ?? 0) + 1;
    crossings[to] = (crossings[to] ?? 0) + 1;
  }
  return crossings.every((count) => count === 2);
}

/** Regions of which one square goes to one beside it, or which are divided in two; all in one piece. */
function changedAreas(grid: Sides, areas: Areas, loop: Loop, random: Random): readonly Areas[] {
  const board = rectangle(grid.width, grid.height);
  const regions = cellsByArea(areas);
  const isWhole = (squares: readonly number[]): boolean => piecesOf(board, squares).length === 1;
  const moved = [...areas.keys()].flatMap((square) => {
    const own = regions[areas[square] ?? -1]?.filter((each) => each !== square) ?? [];
    if (!isWhole(own)) return [];
    const beside = new Set(dotsBeside(grid, square).map((next) => areas[next]));
    return [...beside]
      .filter((area) => area !== areas[square])
      .map((area) => areas.with(square, area));
  });
  const divided = regions.flatMap((squares) => {
    const [start] = random.shuffled(squares);
    if (start === undefined || squares.length < 2) return [];
    const part = [start];
    return random.shuffled(squares).flatMap(() => {
      const next = squares.find(
        (each) =>
          !part.includes(each) && besides(board, each).some((beside) => part.includes(beside)),
      );
      if (next !== undefined) part.push(next);
      const rest = squares.filter((each) => !part.includes(each));
      return rest.length === 0 || !isWhole(rest)
        ? []
        : [areas.map((area, each) => (part.includes(each) ? regions.length : area))];
    });
  });
  return [...moved, ...divided].filter((each) => isRight(grid, each, loop));
}

/**
 * A loop through most squares, cut into stretches, which are the regions. Where another loop keeps them
 * and passes as many squares of each, a square changes its region, or a region is divided.
 */
export const countryRoadMaking: MakingMethod<CountryRoadParameters> = {
  plan(empty, random) {
    const grid = gridOf(empty.parameters);
    const areas = cutLoop(grid, drawLoop(grid, random), random);
    return cellsByArea(areas).length < 2 ? undefined : { ...empty, areas };
  },
  siteClues: ({ parameters, areas }, loop) =>
    countsOf(gridOf(parameters), areas, loop).map((count) => [count]),
  sparesSites: 'by grade',
  replan(puzzle, loop, others, random) {
    const grid = gridOf(puzzle.parameters);
    const counts = (areas: Areas, of: Loop): string => countsOf(grid, areas, of).join(' ');
    const fits = (areas: Areas, other: Loop): boolean =>
      counts(areas, other) === counts(areas, loop) && isRight(grid, areas, other);
    const last = others.at(-1);
    if (last === undefined) return undefined;
    const telling = changedAreas(grid, puzzle.areas, loop, random).filter(
      (areas) => !fits(areas, last),
    );
    if (telling.length === 0) return undefined;
    const recent = others.slice(-RECENT);
    const left = telling.map((areas) => recent.filter((other) => fits(areas, other)).length);
    const least = Math.min(...left);
    const best = telling.filter((_, at) => left[at] === least);
    return { ...puzzle, areas: inReadingOrder(random.pick(best)) };
  },
};
