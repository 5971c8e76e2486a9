import { dotsBeside, sideBetween, sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { Clue } from '#puzzle/site.ts';
import type { NumberlinkParameters } from './board.ts';

/** The dots of a line, from one end to the other. */
type Path = readonly number[];

/** Of so many fillings that with the fewest empty cells is taken. */
const FILLINGS = 40;
/** The fewest cells of a line: two numbers side by side are no puzzle. */
const LEAST = 3;

const gridOf = ({ width, height }: NumberlinkParameters): Sides => sides(width, height, 'centres');

/** The lines of a solution, by their first dots in reading order. */
function pathsOf(grid: Sides, solution: readonly number[]): readonly Path[] {
  const left = new Set(grid.atDots.keys());
  const on = (dot: number): readonly number[] =>
    dotsBeside(grid, dot).filter((next) => solution[sideBetween(grid, dot, next) ?? -1] === 1);
  return [...left].flatMap((dot): readonly Path[] => {
    if (!left.has(dot) || on(dot).length !== 1) return [];
    const path = new Set([dot]);
    for (const each of path) for (const next of on(each)) path.add(next);
    for (const each of path) left.delete(each);
    return [[...path]];
  });
}

/** A path through free dots that never touches itself, grown from a dot at both of its ends. */
function grow(grid: Sides, free: ReadonlySet<number>, start: number, random: Random): Path {
  let path: Path = [start];
  for (const _ of [0, 1]) {
    for (;;) {
      const head = path.at(-1) ?? start;
      const ways = dotsBeside(grid, head).filter(
        (dot) =>
          free.has(dot) &&
          !path.includes(dot) &&
          dotsBeside(grid, dot).every((near) => near === head || !path.includes(near)),
      );
      if (ways.length === 0) break;
      const openings = (dot: number): number =>
        dotsBeside(grid, dot).filter((near) => free.has(near) && !path.includes(near)).length;
      const [best = 0] = random.shuffled(ways).toSorted((a, b) => openings(a) - openings(b));
      path = [...path, best];
    }
    path = path.toReversed();
  }
  return path;
}

/** Paths through most dots. */
function fillWithPaths(grid: Sides, random: Random): readonly Path[] {
  const free = new Set(grid.atDots.keys());
  return random.shuffled([...free]).flatMap((start): readonly Path[] => {
    if (!free.has(start)) return [];
    const path = grow(grid, free, start, random);
    if (path.length < LEAST) return [];
    for (const dot of path) free.delete(dot);
    return [path];
  });
}

const solutionOf = (grid: Sides, paths: readonly Path[]): readonly number[] => {
  const drawn = new Set(
    paths.flatMap((path) =>
      path.slice(1).flatMap((dot, at) => sideBetween(grid, path[at] ?? 0, dot) ?? []),
    ),
  );
  return grid.ends.map((_, side) => (drawn.has(side) ? 1 : 0));
};

const dotsOn = (paths: readonly Path[]): number =>
  paths.reduce((sum, path) => sum + path.length, 0);

/**
 * Paths at random, and a number at both ends of each. Where others join them, too, one of the paths that
 * differ becomes two.
 */
export const numberlinkMaking: MakingMethod<NumberlinkParameters> = {
  solution({ parameters }, random) {
    const grid = gridOf(parameters);
    const fillings = Array.from({ length: FILLINGS }, () => fillWithPaths(grid, random));
    const [best = []] = fillings.toSorted((a, b) => dotsOn(b) - dotsOn(a) || a.length - b.length);
    return solutionOf(grid, best);
  },
  siteClues({ parameters }, solution) {
    const grid = gridOf(parameters);
    const clues: Clue[] = grid.atDots.map(() => undefined);
    for (const [at, path] of pathsOf(grid, solution).entries()) {
      for (const dot of [path[0], path.at(-1)]) if (dot !== undefined) clues[dot] = [at + 1];
    }
    return clues;
  },
  adjust({ parameters }, solution, other, random) {
    const grid = gridOf(parameters);
    const paths = pathsOf(grid, solution);
    const cuts = paths.flatMap((path) =>
      path.slice(LEAST, 1 - LEAST).flatMap((dot, at) => {
        const side = sideBetween(grid, path[at + LEAST - 1] ?? 0, dot);
        return side === undefined ? [] : [{ side, length: path.length }];
      }),
    );
    const unlike = cuts.filter(({ side }) => other !== undefined && other[side] !== 1);
    const wanted = unlike.length > 0 ? unlike : cuts;
    const longest = Math.max(...wanted.map(({ length }) => length));
    const [cut] = random.shuffled(wanted.filter(({ length }) => length === longest));
    return cut === undefined ? undefined : solution.with(cut.side, 0);
  },
};
