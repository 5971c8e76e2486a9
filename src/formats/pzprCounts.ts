/** Boards of pzpr's files with one number above each column and one before each row. */
import type { Clue } from '#puzzle/site.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Number16 } from './number16.ts';
import { block, numberOf } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

interface CountedBoard {
  readonly columns: readonly Clue[];
  readonly rows: readonly Clue[];
  /** The words of its cells, in reading order. */
  readonly cells: readonly string[];
}

/** Counts as clues: those above the columns come first; an unknown one says nothing. */
export function cluesOfCounts(
  width: number,
  height: number,
  counts: readonly Number16[],
): Pick<CountedBoard, 'columns' | 'rows'> {
  const clues = counts.map((count): Clue => (typeof count === 'number' ? [count] : undefined));
  return { columns: clues.slice(0, width), rows: clues.slice(width, width + height) };
}

/** Reads the board that begins at a line; `undefined` if its lines are too few or too short. */
export function readCounted(
  grid: PzprRows,
  start: number,
  width: number,
  height: number,
): CountedBoard | undefined {
  const across = width + 1;
  const words = block(grid, start, across, height + 1);
  if (words === undefined) return undefined;
  // A player may have crossed a count out.
  const count = (word: string): Number16 => numberOf(word.replace(/^c/, ''));
  const above = words.slice(1, across).map(count);
  const before = Array.from({ length: height }, (_, row) => count(words[(row + 1) * across] ?? ''));
  return {
    ...cluesOfCounts(width, height, [...above, ...before]),
    cells: words.filter((_, at) => at >= across && at % across > 0),
  };
}

/** The counts above the columns, then those before the rows. */
export const countsIn = (
  { siteClues }: Pick<Puzzle, 'siteClues'>,
  height: number,
): readonly (number | undefined)[] =>
  [...siteClues.slice(height), ...siteClues.slice(0, height)].map((clue) => clue?.[0]);
