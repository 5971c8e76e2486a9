/** Regions in pzpr's files: the region or the walls of each cell, then what is printed in them. */
import { inReadingOrder } from '#grid/areas.ts';
import { success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import type { Number16 } from './number16.ts';
import { areasBetween, cluesOfRooms, starBattleOf } from './pzpr.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** The region of each cell, from a row on, then what the player did. */
function readAreas(grid: PzprRows, from: number) {
  const size = readSides(grid);
  if (size === undefined) return undefined;
  const [width, height] = size;
  const areas = block(grid, from, width, height)?.flatMap((word) => numberOf(word) ?? []);
  if (areas?.length !== width * height) return undefined;
  const leftOut = hasMarks(grid.slice(from + height).flat()) ? [PLAYERS] : [];
  return { width, height, areas, leftOut };
}

/** The number of regions, the region of each cell, then what the player shaded. */
export function readDividedRows(grid: PzprRows): Result<Transcript> {
  const read = readAreas(grid, 3);
  if (read === undefined) return DAMAGED;
  const { width, height, areas, leftOut } = read;
  return success({ typeId: 'norinori', parameters: { width, height }, areas, leftOut });
}

/** The same with a number in one cell of some regions. */
export function readRoomRows(grid: PzprRows): Result<Transcript> {
  const read = readAreas(grid, 3);
  if (read === undefined) return DAMAGED;
  const { width, height } = read;
  const cells = block(grid, 3 + height, width, height);
  if (cells === undefined) return DAMAGED;
  const areas = inReadingOrder(read.areas);
  const numbers: Number16[] = Array.from({ length: new Set(areas).size }, () => undefined);
  cells.forEach((word, cell) => {
    const room = areas[cell];
    const number = word === '-' ? '?' : numberOf(word);
    if (room !== undefined && number !== undefined) numbers[room] = number;
  });
  return success({
    typeId: 'heyawake',
    parameters: { width, height },
    areas,
    areaClues: cluesOfRooms(numbers),
    leftOut: hasMarks(grid.slice(3 + 2 * height).flat()) ? [PLAYERS] : [],
  });
}

/** Walls beside and below the cells, the numbers printed in them, then the player's. */
export function readRegionRows(
  typeId: 'suguru' | 'ripple-effect',
  grid: PzprRows,
): Result<Transcript> {
  const size = readSides(grid);
  if (size === undefined) return DAMAGED;
  const [width, height] = size;
  const right = block(grid, 2, width - 1, height);
  const below = block(grid, 2 + height, width, height - 1);
  const start = 1 + 2 * height;
  const cells = block(grid, start, width, height);
  if (right === undefined || below === undefined || cells === undefined) return DAMAGED;
  const isWall = (word: string): boolean => word === '1';
  return success({
    typeId,
    parameters: { width, height },
    areas: areasBetween(width, height, right.map(isWall), below.map(isWall)),
    givens: cells.map(numberOf),
    leftOut: hasMarks(grid.slice(start + height).flat()) ? [PLAYERS] : [],
  });
}

/** The number of stars, the number of regions, the region of each cell, then the player's stars. */
export function readStarRows(grid: PzprRows): Result<Transcript> {
  const stars = numberOf(grid[2]?.[0] ?? '');
  const rows = readAreas(grid, 4);
  if (rows === undefined || stars === undefined) return DAMAGED;
  const { width, height, areas, leftOut } = rows;
  const read = starBattleOf(width, height, stars, areas);
  return read.ok ? success({ ...read.value, leftOut }) : read;
}
