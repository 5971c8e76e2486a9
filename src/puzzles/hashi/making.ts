import type { Direction } from '#grid/direction.ts';
import { dotsBeside, dotsBeyond, isLevel, sideBetween, sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { DIRECTIONS } from '#puzzle/arrows.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { Clue } from '#puzzle/site.ts';
import type { HashiParameters } from './board.ts';

/** How many bridges lie on each cell: 0 to 2. */
type Bridges = readonly number[];

/** One in so many bridges is double. */
const DOUBLE = 3;
/** How often a bridge is tried, for each cell of the board. */
const TRIES = 3;

const gridOf = ({ width, height }: HashiParameters): Sides => sides(width, height, 'centres');

/** Whether bridges only go straight on at a dot, so that no island is there. */
function isPassed(grid: Sides, bridges: Bridges, dot: number): boolean {
  const taken = (grid.atDots[dot] ?? []).filter((cell) => (bridges[cell] ?? 0) > 0);
  const [one = 0, other = 0] = taken;
  return (
    taken.length === 2 &&
    bridges[one] === bridges[other] &&
    isLevel(grid, one) === isLevel(grid, other)
  );
}

const hasBridge = ({ atDots }: Sides, bridges: Bridges, dot: number): boolean =>
  (atDots[dot] ?? []).some((cell) => (bridges[cell] ?? 0) > 0);

/**
 * The dots on a way from an island to another one, or to where a new one can stand: not on a bridge, and
 * not beside an island. `undefined` if no bridge can go there.
 */
function wayFrom(
  grid: Sides,
  bridges: Bridges,
  islands: ReadonlySet<number>,
  { from, direction, length }: { from: number; direction: Direction; length: number },
): readonly number[] | undefined {
  const way = [from];
  for (const dot of dotsBeyond(grid, from, direction)) {
    way.push(dot);
    if (islands.has(dot)) return way;
    // Over another bridge none may cross.
    if (hasBridge(grid, bridges, dot)) return undefined;
    const others = dotsBeside(grid, dot).filter((near) => islands.has(near));
    if (way.length > length && others.length === 0) return way;
  }
  return undefined;
}

/** Bridges that grow from one island to new ones, and between those that are there. */
function growBridges(grid: Sides, random: Random): Bridges {
  const bridges = grid.ends.map(() => 0);
  const islands = new Set([random.below(grid.atDots.length)]);
  const longest = Math.max(grid.width, grid.height) / 2;
  for (let tries = TRIES * grid.atDots.length; tries > 0; tries -= 1) {
    const from = random.pick([...islands]);
    const length = 2 + random.below(longest - 1);
    const direction = random.pick(DIRECTIONS);
    const way = wayFrom(grid, bridges, islands, { from, direction, length });
    const to = way?.at(-1);
    if (way === undefined || to === undefined) continue;
    const cells = way.slice(1).flatMap((dot, at) => sideBetween(grid, way[at] ?? 0, dot) ?? []);
    if (cells.some((cell) => (bridges[cell] ?? 0) > 0)) continue;
    islands.add(to);
    const count = random.below(DOUBLE) === 0 ? 2 : 1;
    for (const cell of cells) bridges[cell] = count;
  }
  return bridges;
}

const islandsOf = (grid: Sides, bridges: Bridges): readonly Clue[] =>
  grid.atDots.map((own, dot): Clue =>
    hasBridge(grid, bridges, dot) && !isPassed(grid, bridges, dot)
      ? [own.reduce((count, cell) => count + (bridges[cell] ?? 0), 0)]
      : undefined,
  );

/** The cells from one on, both ways along its row or column, up to islands. */
function stretchOf(grid: Sides, isIsland: (dot: number) => boolean, cell: number) {
  const cells = [cell];
  for (const next of cells) {
    for (const dot of grid.ends[next] ?? []) {
      if (isIsland(dot)) continue;
      const on = (grid.atDots[dot] ?? []).find(
        (other) => other !== next && isLevel(grid, other) === isLevel(grid, cell),
      );
      if (on !== undefined && !cells.includes(on)) cells.push(on);
    }
  }
  return cells;
}

/**
 * Bridges at random, and the number of each island. Where others have the same numbers, one bridge more
 * or less is there.
 */
export const hashiMaking: MakingMethod<HashiParameters> = {
  solution: ({ parameters }, random) => growBridges(gridOf(parameters), random),
  siteClues: ({ parameters }, bridges) => islandsOf(gridOf(parameters), bridges),
  adjust({ parameters }, bridges, other, random) {
    const grid = gridOf(parameters);
    const clues = islandsOf(grid, bridges);
    const unlike = [...bridges.keys()].filter(
      (cell) => bridges[cell] !== other?.[cell] && (bridges[cell] ?? 0) > 0,
    );
    if (unlike.length === 0) return undefined;
    const changed = new Set(
      stretchOf(grid, (dot) => clues[dot] !== undefined, random.pick(unlike)),
    );
    return bridges.map((count, cell) => (changed.has(cell) ? 3 - count : count));
  },
};
