/** Shikaku elsewhere: in pzpr's addresses and files, and as Rectangles in Simon Tatham's collection. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { UNKNOWN_NUMBER } from '#puzzle/unknownNumber.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';
import { readNumberGrid, sidesIn, writeNumberGrid } from './soloGrid.ts';

const shikakuOf = (width: number, height: number, numbers: readonly Number16[]): Transcript => ({
  typeId: 'shikaku',
  parameters: { width, height },
  squares: numbers.map((number) =>
    number === undefined ? undefined : [number === '?' ? UNKNOWN_NUMBER : number],
  ),
});

function readBody(width: number, height: number, body: string): Result<Transcript> {
  const read = readNumbers16(body, width * height, 'cells');
  return read.ok ? success(shikakuOf(width, height, read.value.numbers)) : read;
}

/** The numbers, with `-` for one that is not known, then the sides that the player drew. */
function readRows(grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const cells = block(grid, 2, width, height);
  if (width === 0 || cells === undefined) return DAMAGED;
  const numbers = cells.map((word) => (word === '-' ? '?' : numberOf(word)));
  const isPlayed = grid
    .slice(2 + height)
    .flat()
    .some((word) => word !== '0');
  const read = shikakuOf(width, height, numbers);
  return success(isPlayed ? { ...read, leftOut: [PLAYERS] } : read);
}

export const SHIKAKU_CODEC: PzprCodec = {
  typeId: 'shikaku',
  names: ['shikaku'],
  readBody,
  readRows,
  writeBody: ({ siteClues }) =>
    success(
      writeNumbers16(siteClues.map((clue) => (clue?.[0] === UNKNOWN_NUMBER ? '?' : clue?.[0]))),
    ),
};

/** The area of all rectangles together. */
const areaOf = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

/**
 * Whether a text has the form of that collection's Rectangles, in which `e` is how far it makes them
 * larger. Only as many cells tell it from a Solo, and what the numbers add up to from a Range.
 */
export function isTathamRectangles(parameters: string, body: string): boolean {
  const [width, height] = sidesIn(parameters);
  if (!/^\d+(x\d+)?(e[\d.]+)?a?$/.test(parameters) || !/^[a-z0-9_]+$/.test(body)) return false;
  const read = readNumberGrid(body, width * height);
  return read.ok && areaOf(read.value) === width * height;
}

export function readTathamRectangles(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const read = readNumberGrid(body, width * height);
  return read.ok ? success(shikakuOf(width, height, read.value)) : read;
}

export function tathamRectanglesId({ parameters, siteClues }: Puzzle): Result<string> {
  const numbers = siteClues.map((clue) => clue?.[0]);
  if (numbers.includes(UNKNOWN_NUMBER)) {
    return failure('wants every number, and some are not known here');
  }
  if (areaOf(numbers) !== numbers.length) {
    return failure('wants numbers that add up to the number of cells');
  }
  const { width, height } = parameters;
  return success(`${Number(width)}x${Number(height)}:${writeNumberGrid(numbers)}`);
}
