import { besides, cellsByArea, inReadingOrder, piecesOf } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Fill, MakingMethod } from './making.ts';
import type { Parameters } from './parameters.ts';
import type { Puzzle } from './puzzle.ts';
import type { Random } from './random.ts';

type Areas = readonly (number | undefined)[];
type Beside = readonly (readonly number[])[];

/** How often areas are grown again around the same things before new ones are placed. */
const TRIES = 30;
/** The least growth rate of an area; the largest is about 1. */
const LEAST_HUNGER = 0.1;
/** The value of a cell that holds one of the things. */
const PLACED = 1;
/** The most earlier solutions that stay excluded. */
const MOST_OTHERS = 100;

/** The cells beside each cell, indexed by cell. */
export const besideAll = (grid: Rectangle): Beside =>
  grid.centres.map((_, cell) => besides(grid, cell));

/**
 * Grows an area around each thing, which has one cell or more, cell by cell. Growth rates differ, as in
 * print; more so on large boards, which would otherwise have more solutions than changes can exclude.
 */
export function growAreas(
  things: readonly (readonly number[])[],
  size: number,
  beside: Beside,
  random: Random,
): Areas {
  const areas: (number | undefined)[] = beside.map(() => undefined);
  things.forEach((cells, area) => cells.forEach((cell) => (areas[cell] = area)));
  const hunger = things.map(() => LEAST_HUNGER + random.next() ** (size / 5));
  for (let left = beside.length - things.flat().length; left > 0; left -= 1) {
    const border = areas.flatMap((area, cell) =>
      area === undefined
        ? []
        : (beside[cell] ?? []).flatMap((next) =>
            areas[next] === undefined ? [{ area, next, most: hunger[area] ?? 0 }] : [],
          ),
    );
    const hungry = [...new Set(border.map(({ area }) => area))];
    let at = random.next() * hungry.reduce((sum, area) => sum + (hunger[area] ?? 0), 0);
    const chosen = hungry.find((area) => (at -= hunger[area] ?? 0) < 0) ?? hungry[0];
    const { area, next } = random.pick(border.filter(({ area }) => area === chosen));
    areas[next] = area;
  }
  return areas;
}

/** Merges areas with one thing into areas with more; `undefined` if one is left over. */
function join(areas: Areas, each: number, beside: Beside, random: Random): Areas | undefined {
  const touching = new Map<number, Set<number>>();
  areas.forEach((area, cell) => {
    for (const next of beside[cell] ?? []) {
      const other = areas[next];
      if (area === undefined || other === undefined || area === other) continue;
      touching.set(area, (touching.get(area) ?? new Set()).add(other));
    }
  });
  const free = new Set(touching.keys());
  const freeBeside = (area: number): readonly number[] =>
    [...(touching.get(area) ?? [])].filter((other) => free.has(other));
  /** Areas with the fewest neighbours to merge with come first, before they have none. */
  const tightest = (candidates: readonly number[]): number | undefined => {
    const fewest = Math.min(...candidates.map((area) => freeBeside(area).length));
    const tight = candidates.filter((area) => freeBeside(area).length === fewest);
    return tight.length === 0 ? undefined : random.pick(tight);
  };
  const joined = new Map<number, number>();
  for (let next = 0; free.size > 0; next += 1) {
    for (let had: number[] = []; had.length < each;) {
      const area = tightest(had.length === 0 ? [...free] : [...new Set(had.flatMap(freeBeside))]);
      if (area === undefined) return undefined;
      free.delete(area);
      had = [...had, area];
      joined.set(area, next);
    }
  }
  return areas.map((area) => (area === undefined ? undefined : joined.get(area)));
}

/** Those of some cells that can move to an adjacent area without disconnecting their own. */
export function movesOf(
  grid: Rectangle,
  areas: Areas,
  cells: readonly number[],
): readonly (readonly [cell: number, to: number])[] {
  const regions = cellsByArea(areas);
  return cells.flatMap((cell) => {
    const own = areas[cell];
    const others = new Set(besides(grid, cell).flatMap((next) => areas[next] ?? []));
    const rest = (regions[own ?? -1] ?? []).filter((other) => other !== cell);
    if (others.size < 2 || piecesOf(grid, rest).length !== 1) return [];
    return [...others].flatMap((to) => (to === own ? [] : [[cell, to] as const]));
  });
}

/** Whether each area has the right number of things in a filling. */
function isDivided(areas: Areas, filling: readonly number[], each: number): boolean {
  const counts: number[] = [];
  filling.forEach((value, cell) => {
    const area = areas[cell] ?? 0;
    counts[area] = (counts[area] ?? 0) + (value === PLACED ? 1 : 0);
  });
  return counts.every((count) => count === each);
}

/** How a type's boards are divided. */
interface Dividing<P extends Parameters> {
  readonly grid: (parameters: P) => Rectangle;
  /** How many things each region has. */
  readonly each: (parameters: P) => number;
  /** Places all things, before there are regions. */
  readonly place: (empty: Puzzle<P>, random: Random, fill: Fill) => readonly number[] | undefined;
}

/**
 * Moves one cell between regions, each of which has so many things, so that another solution is one no
 * longer.
 */
export const movingCells =
  <P extends Parameters>(
    gridAt: (parameters: P) => Rectangle,
    eachOf: (parameters: P) => number,
  ): NonNullable<MakingMethod<P>['replan']> =>
  (puzzle, solution, others, random) => {
    const each = eachOf(puzzle.parameters);
    const recent = others.slice(-MOST_OTHERS);
    const grid = gridAt(puzzle.parameters);
    const without = solution.flatMap((value, cell) => (value === PLACED ? [] : [cell]));
    // Moving a thing of the other solution leaves one too few in its old region and one too many in
    // the new.
    const wrong = without.filter((cell) => others.at(-1)?.[cell] === PLACED);
    const telling = movesOf(grid, puzzle.areas, wrong);
    const moves = (telling.length > 0 ? telling : movesOf(grid, puzzle.areas, without)).map(
      ([cell, to]) => {
        const areas = puzzle.areas.with(cell, to);
        const again = recent.filter((other) => isDivided(areas, other, each)).length;
        const beside = besides(grid, cell).filter((next) => areas[next] === to).length;
        return { areas, again, beside };
      },
    );
    // Prefers moves that keep earlier solutions excluded, and regions round.
    const fewest = Math.min(...moves.map(({ again }) => again));
    const best = moves.filter(({ again }) => again === fewest);
    const most = Math.max(...best.map(({ beside }) => beside));
    const roundest = best.filter(({ beside }) => beside === most);
    if (best.length === 0) return undefined;
    const { areas } = random.pick(random.below(3) === 0 ? best : roundest);
    return { ...puzzle, areas: inReadingOrder(areas) };
  };

/**
 * For types whose regions each have the same number of things: places these and grows regions around
 * them; then moves cells between regions until the solution is unique.
 */
export const dividing = <P extends Parameters>({
  grid: gridAt,
  each: eachOf,
  place,
}: Dividing<P>): MakingMethod<P> => ({
  plan(empty, random, fill) {
    const placed = place(empty, random, fill);
    if (placed === undefined) return undefined;
    const grid = gridAt(empty.parameters);
    const beside = besideAll(grid);
    const each = eachOf(empty.parameters);
    const things = placed.flatMap((value, cell) => (value === PLACED ? [[cell]] : []));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const areas = join(growAreas(things, grid.width, beside, random), each, beside, random);
      if (areas !== undefined) return { ...empty, areas: inReadingOrder(areas) };
    }
    return undefined;
  },
  replan: movingCells(gridAt, eachOf),
});
