import type { Lattice } from './lattice.ts';
import type { WallRead } from './picture.ts';
import { areasOf } from './texts.ts';

type Size = Pick<Lattice, 'across' | 'down'>;

/** A line less certain than that is taken for the other where walls then end nowhere no longer. */
const FIRM = 0.995;
/** As likely as a line is at most that does not go with the others. */
const DOUBTED = 0.6;

/** Walls as they can be: where one ends nowhere, or keeps nothing apart, the least certain lines are in doubt. */
export function mendWalls(
  walls: readonly WallRead[],
  size: Size,
  largestArea: number,
): readonly WallRead[] {
  const crossings = crossingsOf(walls, size);
  let mended = walls;
  const doubts = uncertainFirst(walls).filter((at) => walls[at]!.chance <= FIRM);
  // First what closes a gap between two ends, then what takes one away.
  for (const fewer of [2, 1])
    for (const at of doubts) {
      const wall = mended[at]!;
      const own = crossings.filter((lines) => lines.includes(at));
      const other = mended.with(at, { ...wall, stands: !wall.stands, chance: DOUBTED });
      if (looseEnds(own, other).length <= looseEnds(own, mended).length - fewer) mended = other;
    }
  const doubtful = new Set([
    ...looseEnds(crossings, mended).flatMap((lines) => leastCertain(lines, mended)),
    ...leakingAreas(mended, size, largestArea).flatMap((lines) => leastCertain(lines, mended)),
  ]);
  return mended.map((wall, at) =>
    doubtful.has(at) ? { ...wall, chance: Math.min(wall.chance, DOUBTED) } : wall,
  );
}

const uncertainFirst = (walls: readonly WallRead[]): readonly number[] =>
  Array.from(walls.keys()).sort((a, b) => walls[a]!.chance - walls[b]!.chance);

const leastCertain = (lines: readonly number[], walls: readonly WallRead[]): readonly number[] =>
  lines.toSorted((a, b) => walls[a]!.chance - walls[b]!.chance).slice(0, 1);

/** The four lines that meet at each inner crossing, by their places in the list. */
function crossingsOf(
  walls: readonly WallRead[],
  { across, down }: Size,
): readonly (readonly number[])[] {
  const places = new Map(walls.map(({ cells }, at) => [cells.join(' '), at]));
  return Array.from({ length: across * down }, (_, cell) => {
    const [left, above] = [cell - 1, cell - across];
    return cell % across === 0 || above < 0
      ? []
      : [
          [above - 1, above],
          [left, cell],
          [above - 1, left],
          [above, cell],
        ].flatMap((pair) => places.get(pair.join(' ')) ?? []);
  });
}

/** The crossings at which a wall ends that no other goes on from. */
const looseEnds = (
  crossings: readonly (readonly number[])[],
  walls: readonly WallRead[],
): readonly (readonly number[])[] =>
  crossings.filter((lines) => lines.filter((at) => walls[at]!.stands).length === 1);

/** The open lines within each area that is too large, or has a wall inside it. */
function leakingAreas(
  walls: readonly WallRead[],
  { across, down }: Size,
  largest: number,
): readonly (readonly number[])[] {
  const areas = areasOf(across * down, walls);
  return [...new Set(areas)].flatMap((area) => {
    const inside = walls.flatMap(({ cells: [one, other] }, at) =>
      areas[one] === area && areas[other] === area ? [at] : [],
    );
    const open = inside.filter((at) => !walls[at]!.stands);
    const size = areas.filter((own) => own === area).length;
    return size > largest || open.length < inside.length ? [open] : [];
  });
}
