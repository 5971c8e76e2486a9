import { besides } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { FillominoParameters } from './board.ts';

/** The largest group that is made. */
const LARGEST = 9;
/** So often groups that may not touch are made anew. */
const MOST_REPAIRS = 2000;

type Groups = Map<number, readonly number[]>;

/** The cells of a group that grows from one at random, through free cells. */
function grow(
  grid: Rectangle,
  free: ReadonlySet<number>,
  start: number,
  random: Random,
): readonly number[] {
  const size = 1 + random.below(LARGEST);
  const group = [start];
  while (group.length < size) {
    const ways = group
      .flatMap((cell) => besides(grid, cell))
      .filter((next) => free.has(next) && !group.includes(next));
    if (ways.length === 0) break;
    group.push(random.pick(ways));
  }
  return group;
}

/** Divides free cells into groups, and adds them by cell. */
function divide(grid: Rectangle, cells: Iterable<number>, groups: Groups, random: Random): void {
  const free = new Set(cells);
  for (const start of random.shuffled([...free])) {
    if (!free.has(start)) continue;
    const group = grow(grid, free, start, random);
    for (const cell of group) {
      free.delete(cell);
      groups.set(cell, group);
    }
  }
}

/** Groups at random; where two of one size touch, both are divided anew, now and then with another beside them. */
function fill(grid: Rectangle, random: Random): Groups {
  const groups: Groups = new Map();
  divide(grid, grid.centres.keys(), groups, random);
  const touching = (cell: number): number | undefined => {
    const group = groups.get(cell);
    return besides(grid, cell).find((next) => {
      const other = groups.get(next);
      return other !== group && other?.length === group?.length;
    });
  };
  for (let repair = 0; repair < MOST_REPAIRS; repair += 1) {
    const cell = random
      .shuffled([...grid.centres.keys()])
      .find((each) => touching(each) !== undefined);
    if (cell === undefined) return groups;
    const other = touching(cell) ?? cell;
    const near = random.pick(besides(grid, other));
    const anew = new Set([cell, other, near].flatMap((each) => groups.get(each) ?? []));
    divide(grid, anew, groups, random);
  }
  return fill(grid, random);
}

/** Groups at random, of which as few numbers are printed as it takes. */
export const fillominoMaking: MakingMethod<FillominoParameters> = {
  solution({ parameters }, random) {
    const grid = rectangle(parameters.width, parameters.height);
    const groups = fill(grid, random);
    return grid.centres.map((_, cell) => groups.get(cell)?.length ?? 1);
  },
};
