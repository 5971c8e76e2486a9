/** Numbers that lines join in pzpr's addresses, "Number16", and files: Numberlink, in both ways. */
import { success, failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasLines, numberOf, PLAYERS, readSides } from './pzprRows.ts';

/** The largest number that a cell holds. */
const LARGEST = 99;

function numberlinkOf(
  width: number,
  height: number,
  numbers: readonly Number16[],
): Result<Transcript> {
  if (numbers.includes('?'))
    return failure('A number is not known, which Numberlink does not have here');
  const wrong = numbers.find(
    (number) => typeof number === 'number' && (number < 1 || number > LARGEST),
  );
  if (wrong !== undefined) return failure(`A cell has the number ${wrong}; 1 to ${LARGEST} wanted`);
  return success({
    typeId: 'numberlink',
    parameters: { width, height },
    squares: numbers.map((number) => (typeof number === 'number' ? [number] : undefined)),
  });
}

export const NUMBERLINK_CODEC: PzprCodec = {
  typeId: 'numberlink',
  names: ['numlin', 'numberlink'],
  readBody(width, height, body) {
    const read = readNumbers16(body, width * height, 'cells');
    return read.ok ? numberlinkOf(width, height, read.value.numbers) : read;
  },
  readRows(grid) {
    const [width, height] = readSides(grid) ?? [0, 0];
    const cells = block(grid, 2, width, height);
    if (width === 0 || cells === undefined) return DAMAGED;
    const read = numberlinkOf(
      width,
      height,
      cells.map((word) => (word === '-' ? '?' : numberOf(word))),
    );
    const isPlayed = hasLines(grid.slice(2 + height).flat());
    return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
  },
  writeBody: ({ siteClues }) => success(writeNumbers16(siteClues.map((clue) => clue?.[0]))),
};
