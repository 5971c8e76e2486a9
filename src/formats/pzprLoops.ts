/** Loops in pzpr's addresses and files: Slitherlink's numbers and Masyu's circles, in both ways. */
import { BLACK_CIRCLE, WHITE_CIRCLE } from '#puzzle/circles.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { readNumbers4, writeNumbers4 } from './number4.ts';
import { block, DAMAGED, hasLines, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

type Loop = 'slitherlink' | 'masyu';

/** A puzzle from what stands in each cell; a question mark there says nothing. */
function loopOf(
  typeId: Loop,
  width: number,
  height: number,
  found: readonly (number | undefined)[],
): Result<Transcript> {
  const [low, high] = typeId === 'masyu' ? [WHITE_CIRCLE, BLACK_CIRCLE] : [0, 3];
  const wrong = found.find((number) => number !== undefined && (number < low || number > high));
  return wrong === undefined
    ? success({
        typeId,
        parameters: { width, height },
        squares: found.map((number) => (number === undefined ? undefined : [number])),
      })
    : failure(`A cell has the number ${wrong}; ${low} to ${high} wanted`);
}

/** Three circles in a character of base 27: 0 none, 1 white, 2 black, the first one most significant. */
export function readCircleCells(
  body: string,
  count: number,
): Result<readonly (number | undefined)[]> {
  const text = body.slice(0, Math.ceil(count / 3));
  const [strange] = /[^0-9a-q]/.exec(text) ?? [];
  if (strange !== undefined) {
    return failure(`The address has "${strange}" where circles are wanted`);
  }
  if (text.length * 3 < count) {
    return failure(`The address ends early: it has ${text.length * 3} of ${count} cells`);
  }
  return success(
    [...text]
      .flatMap((character) => {
        const three = Number.parseInt(character, 27);
        return [Math.floor(three / 9), Math.floor(three / 3) % 3, three % 3];
      })
      .slice(0, count)
      .map((circle) => (circle === 0 ? undefined : circle)),
  );
}

/** Writes what `readCircleCells` reads. */
export const writeCircleCells = (circles: readonly (number | undefined)[]): string =>
  Array.from({ length: Math.ceil(circles.length / 3) }, (_, at) => {
    const [first = 0, second = 0, third = 0] = circles.slice(3 * at, 3 * at + 3).map((c) => c ?? 0);
    return (9 * first + 3 * second + third).toString(27);
  }).join('');

/** Reads what follows the size in an address. */
function readLoopBody(
  typeId: Loop,
  width: number,
  height: number,
  body: string,
): Result<Transcript> {
  const count = width * height;
  if (typeId === 'masyu') {
    const read = readCircleCells(body, count);
    return read.ok ? loopOf(typeId, width, height, read.value) : read;
  }
  const read = readNumbers4(body, count);
  if (!read.ok) return read;
  const numbers = read.value.numbers.map((number) => (number === '?' ? undefined : number));
  return loopOf(typeId, width, height, numbers);
}

/** Reads the rows of a file, below which is what the player drew. */
function readLoopRows(typeId: Loop, grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const cells = block(grid, 2, width, height);
  if (width === 0 || cells === undefined) return DAMAGED;
  const read = loopOf(typeId, width, height, cells.map(numberOf));
  const isPlayed = hasLines(grid.slice(2 + height).flat());
  return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
}

/** Writes what `readLoopBody` reads. */
function writeLoopBody(typeId: Loop, { siteClues }: Puzzle): string {
  const found = siteClues.map((clue) => clue?.[0]);
  if (typeId === 'slitherlink') return writeNumbers4(found);
  return writeCircleCells(found);
}

const loop = (typeId: Loop, ...names: PzprCodec['names']): PzprCodec => ({
  typeId,
  names,
  readBody: (width, height, body) => readLoopBody(typeId, width, height, body),
  readRows: (grid) => readLoopRows(typeId, grid),
  writeBody: (puzzle) => success(writeLoopBody(typeId, puzzle)),
});

export const LOOP_CODECS: readonly PzprCodec[] = [
  loop('slitherlink', 'slither', 'slitherlink'),
  loop('masyu', 'masyu', 'mashu', 'pearl'),
];
