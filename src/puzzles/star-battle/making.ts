import { besides, cellsByArea, inReadingOrder, piecesOf } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { STAR, starBattleGrid } from './rules.ts';
import type { StarBattleParameters } from './rules.ts';

type Areas = readonly (number | undefined)[];
type Beside = readonly (readonly number[])[];

/** How often areas are grown anew around the same stars before others are placed. */
const TRIES = 30;
/** How hungry an area is at least, where the hungriest is about 1. */
const LEAST_HUNGER = 0.1;
/** So many of the other solutions that were found before are kept ruled out. */
const MOST_OTHERS = 100;

const besideAll = (grid: Rectangle): Beside => grid.centres.map((_, cell) => besides(grid, cell));

/**
 * An area around each star, grown cell by cell. Some are hungrier than others, as in print; on large
 * boards more so, for else they would have more solutions than changes rule out.
 */
function grow(stars: readonly number[], size: number, beside: Beside, random: Random): Areas {
  const areas: (number | undefined)[] = beside.map(() => undefined);
  stars.forEach((cell, area) => (areas[cell] = area));
  const hunger = stars.map(() => LEAST_HUNGER + random.next() ** (size / 5));
  for (let left = beside.length - stars.length; left > 0; left -= 1) {
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

/** Areas with one star each joined to some with more; `undefined` where one is left alone. */
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
  /** Those with the fewest to join would soon have none. */
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

/** Cells without a star that can go over to an area beside them, so that none comes apart. */
function movesOf(
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

/** Whether each area has its stars in a filling. */
function isDivided(areas: Areas, filling: readonly number[], each: number): boolean {
  const counts: number[] = [];
  filling.forEach((value, cell) => {
    const area = areas[cell] ?? 0;
    counts[area] = (counts[area] ?? 0) + (value === STAR ? 1 : 0);
  });
  return counts.every((count) => count === each);
}

/** Stars first, regions around them; then cells change regions until there is one solution. */
export const starBattleMaking: MakingMethod<StarBattleParameters> = {
  plan(empty, random, fill) {
    const { size, stars } = empty.parameters;
    const placed = fill(empty);
    if (placed === undefined) return undefined;
    const beside = besideAll(starBattleGrid(empty.parameters));
    const cells = placed.flatMap((value, cell) => (value === STAR ? [cell] : []));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const areas = join(grow(cells, size, beside, random), stars, beside, random);
      if (areas !== undefined) return { ...empty, areas: inReadingOrder(areas) };
    }
    return undefined;
  },
  replan(puzzle, solution, others, random) {
    const { stars } = puzzle.parameters;
    const recent = others.slice(-MOST_OTHERS);
    const grid = starBattleGrid(puzzle.parameters);
    const without = solution.flatMap((value, cell) => (value === STAR ? [] : [cell]));
    // A star of the other solution that goes over is one too few there and one too many here.
    const wrong = without.filter((cell) => others.at(-1)?.[cell] === STAR);
    const telling = movesOf(grid, puzzle.areas, wrong);
    const moves = (telling.length > 0 ? telling : movesOf(grid, puzzle.areas, without)).map(
      ([cell, to]) => {
        const areas = puzzle.areas.with(cell, to);
        const again = recent.filter((other) => isDivided(areas, other, stars)).length;
        const beside = besides(grid, cell).filter((next) => areas[next] === to).length;
        return { areas, again, beside };
      },
    );
    // Those that were ruled out before stay so, and regions stay round, where there is a choice.
    const fewest = Math.min(...moves.map(({ again }) => again));
    const best = moves.filter(({ again }) => again === fewest);
    const most = Math.max(...best.map(({ beside }) => beside));
    const roundest = best.filter(({ beside }) => beside === most);
    if (best.length === 0) return undefined;
    const { areas } = random.pick(random.below(3) === 0 ? best : roundest);
    return { ...puzzle, areas: inReadingOrder(areas) };
  },
};
