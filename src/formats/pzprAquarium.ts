/** Aquarium in pzpr's addresses and files: the walls of its regions, then its counts. */
import { failure, success } from '#puzzle/result.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { cluesOfCounts, countsIn, readCounted } from './pzprCounts.ts';
import { block, DAMAGED, hasMarks, PLAYERS, readSides } from './pzprRows.ts';
import { areasBetween, readWalledRegions, writeWalledRegions } from './pzprWalls.ts';

/** Says that water is level in whole regions; otherwise it is in connected parts. */
const BY_REGION = 'r';

export const AQUARIUM_CODEC: PzprCodec = {
  typeId: 'aquarium',
  names: ['aquarium'],
  readBody(width, height, body, flag) {
    const regions = readWalledRegions(width, height, body);
    if (!regions.ok) return regions;
    const { areas, rest } = regions.value;
    if (!rest.startsWith('/')) return failure('The address lacks its counts');
    const counts = readNumbers16(rest.slice(1), width + height, 'counts');
    if (!counts.ok) return counts;
    return success({
      typeId: 'aquarium',
      parameters: { width, height, vessels: flag !== BY_REGION },
      areas,
      ...cluesOfCounts(width, height, counts.value.numbers),
    });
  },
  readRows(grid) {
    const [width, height] = readSides(grid) ?? [0, 0];
    const isByRegion = grid[2]?.[0] === BY_REGION;
    const start = isByRegion ? 3 : 2;
    const right = block(grid, start, width - 1, height);
    const below = block(grid, start + height, width, height - 1);
    const board = readCounted(grid, start + 2 * height - 1, width, height);
    if (width === 0 || right === undefined || below === undefined || board === undefined) {
      return DAMAGED;
    }
    const isWall = (word: string): boolean => word === '1';
    const { cells, ...clues } = board;
    return success({
      typeId: 'aquarium',
      parameters: { width, height, vessels: !isByRegion },
      areas: areasBetween(width, height, right.map(isWall), below.map(isWall)),
      ...clues,
      ...(hasMarks(cells) ? { leftOut: [PLAYERS] } : {}),
    });
  },
  writeBody: (puzzle, width, height) =>
    writeWalledRegions(width, height, puzzle, `/${writeNumbers16(countsIn(puzzle, height))}`),
  flagOf: ({ parameters }) => (parameters['vessels'] === true ? undefined : BY_REGION),
};
