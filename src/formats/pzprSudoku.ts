/** pzpr's Sudoku, in its addresses and files, both ways. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, valuesOf, writeNumbers16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** Sides of Sudokus whose boxes it draws as we do. */
const SIDES: readonly number[] = [4, 6, 9, 16, 25];

function readBody(width: number, height: number, body: string): Result<Transcript> {
  if (width !== height || !SIDES.includes(width)) {
    return failure(
      `This Sudoku is ${width} by ${height}; from there, sides of ${SIDES.join(', ')} are read`,
    );
  }
  const parameters = { size: width };
  // An address with only a size is an empty board.
  if (body === '') return success({ typeId: 'sudoku', parameters });
  const read = readNumbers16(body, width * height, 'cells');
  if (!read.ok) return read;
  return success({ typeId: 'sudoku', parameters, givens: valuesOf(read.value.numbers) });
}

function readRows(grid: PzprRows): Result<Transcript> {
  const size = Number(grid[0]?.[0]);
  if (!SIDES.includes(size)) {
    return failure(
      `This Sudoku has ${grid[0]?.[0] ?? 'no'} cells a side; from there, ${SIDES.join(', ')} are read`,
    );
  }
  const cells = block(grid, 1, size, size);
  if (cells === undefined) return DAMAGED;
  return success({
    typeId: 'sudoku',
    parameters: { size },
    givens: cells.map(numberOf),
    leftOut: hasMarks(grid.slice(1 + size).flat()) ? [PLAYERS] : [],
  });
}

export const SUDOKU_CODEC: PzprCodec = {
  typeId: 'sudoku',
  names: ['sudoku'],
  readBody,
  readRows,
  writeBody({ parameters, givens }, width, height) {
    if (parameters['jigsaw'] === true) return failure('has no jigsaw Sudoku');
    return SIDES.includes(width)
      ? success(writeNumbers16(givens))
      : failure(`draws other boxes in a Sudoku of ${height}`);
  },
};
