/** Regions as pzpr's addresses and files have them: by the walls between cells, or by their numbers. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { hasPieces } from './outward.ts';
import { block, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** Regions from walls between cells: the connected components. */
export function areasBetween(
  width: number,
  height: number,
  right: readonly boolean[],
  below: readonly boolean[],
): readonly number[] {
  const areas: number[] = Array.from({ length: width * height }, () => -1);
  let next = 0;
  for (const start of areas.keys()) {
    if (areas[start] !== -1) continue;
    const reached = [start];
    areas[start] = next;
    for (const cell of reached) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const open = [
        x + 1 < width && !right[y * (width - 1) + x] ? cell + 1 : -1,
        x > 0 && !right[y * (width - 1) + x - 1] ? cell - 1 : -1,
        y + 1 < height && !below[cell] ? cell + width : -1,
        y > 0 && !below[cell - width] ? cell - width : -1,
      ];
      for (const other of open) {
        if (other < 0 || areas[other] !== -1) continue;
        areas[other] = next;
        reached.push(other);
      }
    }
    next += 1;
  }
  return areas;
}

/** Regions from their walls, and the text after these. */
export function readWalledRegions(
  width: number,
  height: number,
  body: string,
): Result<{ readonly areas: readonly number[]; readonly rest: string }> {
  const [across, down] = [(width - 1) * height, width * (height - 1)];
  const [first, second] = [Math.ceil(across / 5), Math.ceil(down / 5)];
  const right = readWalls(body.slice(0, first), across);
  const below = readWalls(body.slice(first, first + second), down);
  if (right === undefined || below === undefined) {
    return failure('The address lacks some of its regions’ walls');
  }
  const areas = areasBetween(width, height, right, below);
  return success({ areas, rest: body.slice(first + second) });
}

/** Five walls per character, most significant bit first. */
function readWalls(text: string, count: number): readonly boolean[] | undefined {
  if (text.length < Math.ceil(count / 5) || /[^0-9a-v]/.test(text)) return undefined;
  return Array.from({ length: count }, (_, wall) => {
    const five = Number.parseInt(text.charAt(Math.floor(wall / 5)), 32);
    return ((five >> (4 - (wall % 5))) & 1) === 1;
  });
}

/** The walls of drawn regions, and the text after them. */
export function writeWalledRegions(
  width: number,
  height: number,
  { areas }: Puzzle,
  behind = '',
): Result<string> {
  if (areas.includes(undefined)) return failure('wants a region for every cell');
  if (hasPieces(width, height, areas)) return failure('wants each region in one piece');
  const apart = (cell: number, other: number): boolean => areas[cell] !== areas[other];
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const right = cells.filter((cell) => (cell + 1) % width > 0).map((cell) => apart(cell, cell + 1));
  const below = cells.slice(0, width * (height - 1)).map((cell) => apart(cell, cell + width));
  return success(writeWalls(right) + writeWalls(below) + behind);
}

/** Writes what `readWalls` reads. */
const writeWalls = (walls: readonly boolean[]): string =>
  Array.from({ length: Math.ceil(walls.length / 5) }, (_, at) => {
    const five = Array.from({ length: 5 }, (__, bit) => (walls[at * 5 + bit] === true ? '1' : '0'));
    return Number.parseInt(five.join(''), 2).toString(32);
  }).join('');

/** The region of each cell, from a row on, then what the player did. */
export function readAreas(grid: PzprRows, from: number) {
  const size = readSides(grid);
  if (size === undefined) return undefined;
  const [width, height] = size;
  const areas = block(grid, from, width, height)?.flatMap((word) => numberOf(word) ?? []);
  if (areas?.length !== width * height) return undefined;
  const leftOut = hasMarks(grid.slice(from + height).flat()) ? [PLAYERS] : [];
  return { width, height, areas, leftOut };
}
