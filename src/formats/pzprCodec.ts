import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import type { PzprRows } from './pzprRows.ts';

/** How pzpr, which puzz.link, pzv.jp and others run, writes the puzzles of one of our types. */
export interface PzprCodec {
  /** Our type's id. */
  readonly typeId: string;
  /** Its names of the type; the first is written. */
  readonly names: readonly [string, ...string[]];
  /**
   * Reads what follows the size in an address; sides are from 1 to 200. `flag` is the letter before the size, which
   * few types have.
   */
  readBody(width: number, height: number, body: string, flag?: string): Result<Transcript>;
  /** Reads the lines of a file after its name, as words: the height, the width, then the board. */
  readRows(grid: PzprRows): Result<Transcript>;
  /** Writes what `readBody` reads. A failure's reason completes "A puzz.link address …". */
  writeBody(puzzle: Puzzle, width: number, height: number): Result<string>;
  /** The letter that an address has before the size, if any. */
  flagOf?(puzzle: Puzzle): string | undefined;
}
