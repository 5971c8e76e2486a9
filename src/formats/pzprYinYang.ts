/** Yin-Yang in pzpr's addresses and files: its circles, in both ways. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readCircleCells, writeCircleCells } from './pzprLoops.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';

/** Our values by pzpr's numbers: 1 is white, 2 black. */
const VALUES = [undefined, 0, 1];

function yinYangOf(
  width: number,
  height: number,
  circles: readonly (number | undefined)[],
): Result<Transcript> {
  const wrong = circles.find((circle) => circle !== undefined && VALUES[circle] === undefined);
  if (wrong !== undefined) return failure(`A cell has the number ${wrong}; 1 or 2 wanted`);
  const givens = circles.map((circle) => VALUES[circle ?? 0]);
  return success({ typeId: 'yin-yang', parameters: { width, height }, givens });
}

export const YIN_YANG_CODEC: PzprCodec = {
  typeId: 'yin-yang',
  names: ['yinyang'],
  readBody(width, height, body) {
    const read = readCircleCells(body, width * height);
    return read.ok ? yinYangOf(width, height, read.value) : read;
  },
  readRows(grid) {
    const [width, height] = readSides(grid) ?? [0, 0];
    const cells = block(grid, 2, width, height);
    if (width === 0 || cells === undefined) return DAMAGED;
    const read = yinYangOf(width, height, cells.map(numberOf));
    return read.ok && hasMarks(grid.slice(2 + height).flat())
      ? success({ ...read.value, leftOut: [PLAYERS] })
      : read;
  },
  writeBody: ({ givens }) =>
    success(writeCircleCells(givens.map((given) => (given === undefined ? 0 : given + 1)))),
};
