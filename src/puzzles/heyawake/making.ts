import { acrossThree, besides, cellsByArea, inReadingOrder } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { shadeAll } from '#puzzle/shadeAll.ts';
import { heyawakeGrid } from './board.ts';
import type { HeyawakeParameters } from './board.ts';

/** Sides of rooms, about as often as in printed puzzles. */
const SIDES = [1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4];
const SHADED = 1;

/** Rectangular rooms, each from the first open cell on. */
function drawRooms(
  { width, height }: HeyawakeParameters,
  random: Random,
): readonly (number | undefined)[] {
  const areas: (number | undefined)[] = Array.from({ length: width * height }, () => undefined);
  for (let room = 0; areas.includes(undefined); room += 1) {
    const start = areas.indexOf(undefined);
    const [left, top] = [start % width, Math.floor(start / width)];
    const free = areas
      .slice(start, (top + 1) * width)
      .findIndex((area, at) => area !== undefined && at > 0);
    const right = Math.min(left + random.pick(SIDES), free < 0 ? width : left + free);
    const bottom = Math.min(top + random.pick(SIDES), height);
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) areas[y * width + x] ??= room;
    }
  }
  return inReadingOrder(areas);
}

type Rooms = readonly (number | undefined)[];

/** Whether no straight line of blank cells reaches into a third room. */
const keepsLines = (grid: Rectangle, rooms: Rooms, solution: readonly number[]): boolean =>
  acrossThree(grid, rooms).every((cells) => cells.some((cell) => solution[cell] === SHADED));

/** All ways to divide a room in two by a straight wall. */
function dividedRooms(grid: Rectangle, rooms: Rooms): readonly Rooms[] {
  const cells = cellsByArea(rooms);
  return cells.flatMap((room) =>
    [(cell: number) => cell % grid.width, (cell: number) => Math.floor(cell / grid.width)].flatMap(
      (along) =>
        [...new Set(room.map(along))]
          .toSorted((one, other) => one - other)
          .slice(1)
          .map((wall) =>
            rooms.map((own, cell) =>
              room.includes(cell) && along(cell) >= wall ? cells.length : own,
            ),
          ),
    ),
  );
}

/**
 * Rooms, shaded by all rules but the numbers, as far as that goes. A room in which another solution
 * has as many shaded cells, but elsewhere, is divided; where no line allows that, the cells around one
 * that differs are shaded anew. Then as few numbers are printed as it takes.
 */
export const heyawakeMaking: MakingMethod<HeyawakeParameters> = {
  plan: (empty, random) => ({ ...empty, areas: drawRooms(empty.parameters, random) }),
  solution(puzzle, random, fill) {
    const filled = fill({ ...puzzle, siteClues: [] });
    return filled && shadeAll(heyawakeGrid(puzzle.parameters), filled, random);
  },
  sparesSites: 'always',
  replan(puzzle, solution, others, random) {
    const other = others.at(-1);
    const grid = heyawakeGrid(puzzle.parameters);
    const counts = (rooms: Rooms, full: readonly number[] | undefined): string =>
      cellsByArea(rooms)
        .map((cells) => cells.filter((cell) => full?.[cell] === SHADED).length)
        .join(' ');
    const divided = dividedRooms(grid, puzzle.areas).filter(
      (rooms) =>
        keepsLines(grid, rooms, solution) && counts(rooms, solution) !== counts(rooms, other),
    );
    return divided.length === 0
      ? undefined
      : { ...puzzle, areas: inReadingOrder(random.pick(divided)) };
  },
  adjust(puzzle, solution, other, random, fill) {
    const grid = heyawakeGrid(puzzle.parameters);
    const unlike = [...solution.keys()].filter((cell) => solution[cell] !== other?.[cell]);
    const middle = random.pick(unlike.length > 0 ? unlike : [...solution.keys()]);
    const open = new Set(besides(grid, middle).flatMap((cell) => [cell, ...besides(grid, cell)]));
    const givens = solution.map((value, cell) => (open.has(cell) ? undefined : value));
    const filled = fill({ ...puzzle, siteClues: [], givens });
    return filled && shadeAll(grid, filled, random);
  },
};
