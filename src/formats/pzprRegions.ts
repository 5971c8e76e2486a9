/** pzpr's types with regions: their walls, then what is printed in them; in addresses and files. */
import { inReadingOrder } from '#grid/areas.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, valuesOf, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasLines, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';
import { areasBetween, readAreas, readWalledRegions, writeWalledRegions } from './pzprWalls.ts';

/** The numbers of regions as clues: an unknown one says nothing. */
const cluesOfRooms = (numbers: readonly Number16[]): readonly Clue[] =>
  numbers.map((number) => (typeof number === 'number' ? [number] : undefined));

/**
 * A Star Battle from its regions; only square boards have solutions, and only these are accepted.
 */
const starBattleOf = (
  width: number,
  height: number,
  stars: number,
  areas: readonly number[],
): Result<Transcript> =>
  width === height
    ? success({ typeId: 'star-battle', parameters: { size: width, stars }, areas })
    : failure(
        `This Star Battle is ${width} by ${height}; only boards as wide as tall are held here`,
      );

/** Regions and nothing else. */
function readDividedBody(
  typeId: string,
  width: number,
  height: number,
  body: string,
): Result<Transcript> {
  const regions = readWalledRegions(width, height, body);
  if (!regions.ok) return regions;
  const { areas } = regions.value;
  return success({ typeId, parameters: { width, height }, areas });
}

/** Regions, then the number of each, in reading order. */
function readRoomsBody(
  typeId: string,
  width: number,
  height: number,
  body: string,
): Result<Transcript> {
  const regions = readWalledRegions(width, height, body);
  if (!regions.ok) return regions;
  const { areas, rest } = regions.value;
  const read = readNumbers16(rest, new Set(areas).size, 'rooms');
  return read.ok
    ? success({
        typeId,
        parameters: { width, height },
        areas,
        areaClues: cluesOfRooms(read.value.numbers),
      })
    : read;
}

/** Regions, then the numbers in cells. */
function readRegionsBody(
  typeId: string,
  width: number,
  height: number,
  body: string,
): Result<Transcript> {
  const regions = readWalledRegions(width, height, body);
  const read = regions.ok ? readNumbers16(regions.value.rest, width * height, 'cells') : regions;
  if (!regions.ok || !read.ok) return read.ok ? failure('The address is damaged') : read;
  if (/[1-9a-v]/.test(read.value.rest)) {
    return failure('Some of its cells are not used, which such puzzles do not have here');
  }
  return success({
    typeId,
    parameters: { width, height },
    areas: regions.value.areas,
    givens: valuesOf(read.value.numbers),
  });
}

function readStarsBody(width: number, height: number, body: string): Result<Transcript> {
  const [, stars, walls] = /^(\d{1,2})\/(.*)$/s.exec(body) ?? [];
  if (stars === undefined || walls === undefined) {
    return failure('The address lacks the number of stars');
  }
  const regions = readWalledRegions(width, height, walls);
  if (!regions.ok) return regions;
  return starBattleOf(width, height, Number(stars), regions.value.areas);
}

/** The number of regions, the region of each cell, then what the player shaded. */
function readDividedRows(typeId: string, grid: PzprRows): Result<Transcript> {
  const read = readAreas(grid, 3);
  if (read === undefined) return DAMAGED;
  const { width, height, areas, leftOut } = read;
  return success({ typeId, parameters: { width, height }, areas, leftOut });
}

/** The same with a number in one cell of some regions. */
function readRoomRows(
  typeId: string,
  grid: PzprRows,
  isPlayed: typeof hasMarks,
): Result<Transcript> {
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
    typeId,
    parameters: { width, height },
    areas,
    areaClues: cluesOfRooms(numbers),
    leftOut: isPlayed(grid.slice(3 + 2 * height).flat()) ? [PLAYERS] : [],
  });
}

/** Walls beside and below the cells, the numbers printed in them, then the player's. */
function readRegionRows(typeId: string, grid: PzprRows): Result<Transcript> {
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
function readStarRows(grid: PzprRows): Result<Transcript> {
  const stars = numberOf(grid[2]?.[0] ?? '');
  const rows = readAreas(grid, 4);
  if (rows === undefined || stars === undefined) return DAMAGED;
  const { width, height, areas, leftOut } = rows;
  const read = starBattleOf(width, height, stars, areas);
  return read.ok ? success({ ...read.value, leftOut }) : read;
}

/** Regions with nothing in them. */
const divided = (typeId: string, name: string): PzprCodec => ({
  typeId,
  names: [name],
  readBody: (width, height, body) => readDividedBody(typeId, width, height, body),
  readRows: (grid) => readDividedRows(typeId, grid),
  writeBody: (puzzle, width, height) => writeWalledRegions(width, height, puzzle),
});

/** Regions with a number each, or none; `isPlayed` says whether a file's last rows hold what the player did. */
const rooms = (typeId: string, name: string, isPlayed = hasMarks): PzprCodec => ({
  typeId,
  names: [name],
  readBody: (width, height, body) => readRoomsBody(typeId, width, height, body),
  readRows: (grid) => readRoomRows(typeId, grid, isPlayed),
  writeBody: (puzzle, width, height) =>
    writeWalledRegions(
      width,
      height,
      puzzle,
      writeNumbers16(puzzle.siteClues.map((clue) => clue?.[0])),
    ),
});

/** Regions with numbers in cells. */
const filled = (typeId: string, name: string): PzprCodec => ({
  typeId,
  names: [name],
  readBody: (width, height, body) => readRegionsBody(typeId, width, height, body),
  readRows: (grid) => readRegionRows(typeId, grid),
  writeBody: (puzzle, width, height) =>
    writeWalledRegions(width, height, puzzle, writeNumbers16(puzzle.givens)),
});

export const REGION_CODECS: readonly PzprCodec[] = [
  filled('suguru', 'suguru'),
  filled('ripple-effect', 'ripple'),
  divided('norinori', 'norinori'),
  divided('lits', 'lits'),
  rooms('heyawake', 'heyawake'),
  rooms('shimaguni', 'shimaguni'),
  rooms('country-road', 'country', hasLines),
  {
    typeId: 'star-battle',
    names: ['starbattle'],
    readBody: readStarsBody,
    readRows: readStarRows,
    writeBody(puzzle, width, height) {
      const walls = writeWalledRegions(width, height, puzzle);
      return walls.ok ? success(`${Number(puzzle.parameters['stars'])}/${walls.value}`) : walls;
    },
  },
];
