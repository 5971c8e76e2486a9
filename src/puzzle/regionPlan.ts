import { besides, inReadingOrder } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from './making.ts';
import type { Parameters } from './parameters.ts';
import type { Random } from './random.ts';

type Areas = readonly (number | undefined)[];

/** Region sizes, with about the frequencies of printed puzzles. */
const REGION_SIZES = [3, 4, 5, 5, 5, 5, 6];
/** The largest region that a leftover cell may join. */
const LARGEST_JOINED = 6;
/** How often a region is redrawn before the whole grid is. */
const TRIES = 12;

/** The cells of a new region that begins at `start`, rounded like hand-drawn ones. */
function grow(
  { beside, areas }: { readonly beside: readonly (readonly number[])[]; readonly areas: Areas },
  start: number,
  random: Random,
): readonly number[] {
  const wanted = random.pick(REGION_SIZES);
  const region = [start];
  const isOpen = (cell: number): boolean => areas[cell] === undefined && !region.includes(cell);
  while (region.length < wanted) {
    const border = [...new Set(region.flatMap((cell) => beside[cell] ?? []))].filter(isOpen);
    if (border.length === 0) break;
    // A cell with few free neighbours would soon be isolated, so it comes first.
    const ways = (cell: number): number => (beside[cell] ?? []).filter(isOpen).length;
    const fewest = Math.min(...border.map(ways));
    const tight = border.filter((cell) => ways(cell) === fewest);
    region.push(random.pick(random.below(3) === 0 ? border : tight));
  }
  return region;
}

/** The areas with a new region; a single cell joins a small adjacent region. */
function placed(
  areas: Areas,
  region: readonly number[],
  beside: readonly (readonly number[])[],
  random: Random,
): Areas {
  const [first = 0] = region;
  const joined = (beside[first] ?? [])
    .flatMap((cell) => areas[cell] ?? [])
    .filter((area) => areas.filter((other) => other === area).length < LARGEST_JOINED);
  const next = Math.max(-1, ...areas.map((area) => area ?? -1)) + 1;
  const area = region.length === 1 && joined.length > 0 ? random.pick(joined) : next;
  return areas.map((old, cell) => (region.includes(cell) ? area : old));
}

/**
 * For types whose regions hold the numbers from 1 to their size: draws regions one after the other,
 * and keeps each only if the grid can still be filled.
 */
export const regionPlan = <P extends Parameters>(
  gridAt: (parameters: P) => Rectangle,
): Required<Pick<MakingMethod<P>, 'plan'>> => ({
  plan(empty, random, fill) {
    const grid = gridAt(empty.parameters);
    const beside = grid.centres.map((_, cell) => besides(grid, cell));
    let areas: Areas = empty.areas;
    let tries = 0;
    while (areas.includes(undefined)) {
      const region = grow({ beside, areas }, areas.indexOf(undefined), random);
      const next = placed(areas, region, beside, random);
      if (fill({ ...empty, areas: next }) !== undefined) {
        areas = next;
        tries = 0;
      } else if (++tries > TRIES) {
        return undefined;
      }
    }
    return { ...empty, areas: inReadingOrder(areas) };
  },
});
