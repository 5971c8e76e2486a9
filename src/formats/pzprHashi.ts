/** Islands in pzpr's addresses, "Number16", and files: Hashi, in both ways. */
import { success, failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { UNKNOWN_NUMBER } from '#puzzle/unknownNumber.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasLines, numberOf, PLAYERS, readSides } from './pzprRows.ts';

/** The most bridges of an island: two on each of four ways. */
const MOST_BRIDGES = 8;

/** A Hashi from the number of each cell's island, or `?`. */
export function hashiOf(
  width: number,
  height: number,
  numbers: readonly Number16[],
): Result<Transcript> {
  const wrong = numbers.find(
    (number) => typeof number === 'number' && (number < 1 || number > MOST_BRIDGES),
  );
  if (wrong !== undefined) {
    return failure(`An island has the number ${wrong}; 1 to ${MOST_BRIDGES} wanted`);
  }
  return success({
    typeId: 'hashi',
    parameters: { width, height },
    squares: numbers.map((number) =>
      number === undefined ? undefined : [number === '?' ? UNKNOWN_NUMBER : number],
    ),
  });
}

export const HASHI_CODEC: PzprCodec = {
  typeId: 'hashi',
  names: ['hashi', 'hashikake', 'bridges'],
  readBody(width, height, body) {
    const read = readNumbers16(body, width * height, 'cells');
    return read.ok ? hashiOf(width, height, read.value.numbers) : read;
  },
  readRows(grid) {
    const [width, height] = readSides(grid) ?? [0, 0];
    const cells = block(grid, 2, width, height);
    if (width === 0 || cells === undefined) return DAMAGED;
    const read = hashiOf(
      width,
      height,
      cells.map((word) => (word === '-' ? '?' : numberOf(word))),
    );
    const isPlayed = hasLines(grid.slice(2 + height).flat());
    return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
  },
  writeBody: ({ siteClues }) =>
    success(
      writeNumbers16(
        siteClues.map((clue) => {
          const [number] = clue ?? [];
          return number === UNKNOWN_NUMBER ? '?' : number;
        }),
      ),
    ),
};
