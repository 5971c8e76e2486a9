/** The lines of files saved by pzpr, as words. */
import { failure } from '#puzzle/result.ts';

export type PzprRows = readonly (readonly string[])[];

/** What is left out of a file with marks. */
export const PLAYERS = 'what was filled in';

/** The next `height` lines from `start` on, if each has `width` words. */
export function block(
  grid: PzprRows,
  start: number,
  width: number,
  height: number,
): readonly string[] | undefined {
  const rows = grid.slice(start, start + height);
  return rows.length === height && rows.every((row) => row.length === width)
    ? rows.flat()
    : undefined;
}

export const DAMAGED = failure('Some of this file’s lines are missing or too short');

export const numberOf = (word: string): number | undefined =>
  /^\d{1,4}$/.test(word) ? Number(word) : undefined;

export const hasMarks = (words: readonly string[]): boolean => words.some((word) => word !== '.');

/** Whether lines were drawn: where there are none, cells have a full stop and sides a nought. */
export const hasLines = (words: readonly string[]): boolean =>
  words.some((word) => word !== '0' && word !== '.');

/** Width and height, which the file has in the other order. */
export function readSides(grid: PzprRows): readonly [width: number, height: number] | undefined {
  const [height, width] = [grid[0], grid[1]].map((words) => numberOf(words?.[0] ?? ''));
  return width && height ? [width, height] : undefined;
}
