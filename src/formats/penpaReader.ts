/** What reads the clues of a type from a Penpa drawing. */
import type { Parameters } from '#puzzle/parameters.ts';
import { failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { inRows, sizeRows } from './penpaRows.ts';
import type { PenpaSketch } from './penpaSketch.ts';
import { PZPR_BY_TYPE } from './pzprCodecs.ts';
import type { PzprRows } from './pzprRows.ts';

/** What is read of a drawing. */
export interface PenpaReading extends Transcript {
  /** The parameters that it may have as well, where the drawing leaves that open. */
  readonly orParameters?: Parameters;
}

/** Takes the clues of a type from a drawing; what it leaves is said. */
export type PenpaReader = (sketch: PenpaSketch) => Result<PenpaReading>;

/** A type whose clues are written as the rows of pzpr's file, and read by what reads these. */
export const asRows =
  (typeId: string, rowsOf: (sketch: PenpaSketch) => PzprRows): PenpaReader =>
  (sketch) =>
    PZPR_BY_TYPE.get(typeId)?.readRows([...sizeRows(sketch), ...rowsOf(sketch)]) ??
    failure(`No puzzle called "${typeId}" is read here`);

/** Words for cells, in the rows of the board. */
export const cellRows = (sketch: PenpaSketch, words: readonly string[]): PzprRows =>
  inRows(sketch.width, words);
