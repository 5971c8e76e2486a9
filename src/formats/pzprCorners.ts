/** Numbers on corners in pzpr's addresses and files: Slant (Gokigen Naname) and Creek, in both ways. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import type { Number16 } from './number16.ts';
import { readNumbers4, writeNumbers4 } from './number4.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** The most diagonals, or cells, at a corner. */
const MOST = 4;

/** A puzzle from the number at each corner; a question mark there says nothing. */
export function corneredOf(
  typeId: string,
  width: number,
  height: number,
  numbers: readonly Number16[],
): Result<Transcript> {
  const wrong = numbers.find((number) => typeof number === 'number' && number > MOST);
  return wrong === undefined
    ? success({
        typeId,
        parameters: { width, height },
        squares: numbers.map((number) => (typeof number === 'number' ? [number] : undefined)),
      })
    : failure(`A corner has the number ${wrong}; 0 to ${MOST} wanted`);
}

/** Reads the rows of a file: those of the corners, then what the player has filled in. */
function readCornerRows(typeId: string, grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const corners = block(grid, 2, width + 1, height + 1);
  if (width === 0 || corners === undefined) return DAMAGED;
  const read = corneredOf(typeId, width, height, corners.map(numberOf));
  const isPlayed = hasMarks(grid.slice(3 + height).flat());
  return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
}

const writeCorners = ({ siteClues }: Puzzle): string =>
  writeNumbers4(siteClues.map((clue) => clue?.[0]));

const cornered = (typeId: string, ...names: PzprCodec['names']): PzprCodec => ({
  typeId,
  names,
  readBody(width, height, body) {
    const read = readNumbers4(body, (width + 1) * (height + 1));
    return read.ok ? corneredOf(typeId, width, height, read.value.numbers) : read;
  },
  readRows: (grid) => readCornerRows(typeId, grid),
  writeBody: (puzzle) => success(writeCorners(puzzle)),
});

export const CORNER_CODECS: readonly PzprCodec[] = [
  cornered('slant', 'gokigen'),
  cornered('creek', 'creek'),
];
