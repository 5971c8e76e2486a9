import { besides } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Random } from './random.ts';

/** How often paths are grown anew as long as cells stay outside. */
const TRIES = 20;

/**
 * Paths from neighbour to neighbour that share no cell, each of two to `longest` cells, or one or two more where
 * that leaves no cell outside; they cover the grid wherever that was found.
 */
export function growPaths(
  grid: Rectangle,
  longest: number,
  random: Random,
): readonly (readonly number[])[] {
  let best = growOnce(grid, longest, random);
  for (let tries = 1; tries < TRIES && best.outside > 0; tries += 1) {
    const next = growOnce(grid, longest, random);
    if (next.outside < best.outside) best = next;
  }
  return best.paths.map((path) => (random.below(2) === 0 ? path : path.toReversed()));
}

interface Grown {
  readonly paths: readonly (readonly number[])[];
  /** How many cells are in no path. */
  readonly outside: number;
}

/** Walks from the freest corner to the next, always to the cell with the fewest ways on; then takes in what is left. */
function growOnce(grid: Rectangle, longest: number, random: Random): Grown {
  const free = new Set(grid.centres.keys());
  const freeBeside = (cell: number): readonly number[] =>
    besides(grid, cell).filter((each) => free.has(each));
  /** Of some cells, one of those with the fewest free neighbours. */
  const narrowest = (cells: readonly number[]): number | undefined => {
    const fewest = Math.min(...cells.map((cell) => freeBeside(cell).length));
    const narrow = cells.filter((cell) => freeBeside(cell).length === fewest);
    return narrow.length === 0 ? undefined : random.pick(narrow);
  };
  const paths: number[][] = [];
  const alone: number[] = [];
  while (free.size > 0) {
    const start = narrowest([...free]);
    if (start === undefined) break;
    const path = [start];
    free.delete(start);
    const wanted = 2 + random.below(longest - 1);
    while (path.length < wanted) {
      const ways = freeBeside(path.at(-1) ?? start);
      // Mostly where it is narrow, so that few cells are cut off; sometimes anywhere.
      const next = random.below(4) > 0 ? narrowest(ways) : ways[random.below(ways.length)];
      if (next === undefined) break;
      path.push(next);
      free.delete(next);
    }
    if (path.length > 1) paths.push(path);
    else alone.push(start);
  }
  const left = alone.filter((cell) => !takeIn(grid, paths, cell));
  return { paths, outside: left.length };
}

/** Adds a cell to an end of a path beside it, or parts a path there; whether that was possible. */
function takeIn(grid: Rectangle, paths: number[][], cell: number): boolean {
  const near = new Set(besides(grid, cell));
  for (const [index, path] of paths.entries()) {
    if (near.has(path[0] ?? -1)) path.unshift(cell);
    else if (near.has(path.at(-1) ?? -1)) path.push(cell);
    else {
      const at = path.findIndex((each) => near.has(each));
      // Both parts have two cells at least.
      if (at < 1 || path.length - at - 1 < 2) continue;
      const rest = path.slice(at + 1);
      paths[index] = [...path.slice(0, at + 1), cell];
      paths.push(rest);
    }
    return true;
  }
  return false;
}
