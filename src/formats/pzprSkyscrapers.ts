/** pzpr's Skyscrapers, from the numbers that its addresses and files share. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import { isBare, seenTowers, skyscrapersOf } from './skyscrapers.ts';

const isKnown = (number: Number16): number is number | undefined => number !== '?';

/**
 * A puzzle from the numbers around it, in the order of `skyscrapersOf`, and those in its cells;
 * absent if there are none.
 */
export function pzprSkyscrapersOf(
  size: number,
  seen: readonly Number16[],
  cells: readonly Number16[],
): Result<Transcript> {
  if (!seen.every(isKnown) || !cells.every(isKnown)) {
    return failure('It has a number that is not known, which is not held here');
  }
  const clues = seen.map((number) => (number === undefined ? undefined : [number]));
  return success(skyscrapersOf(size, clues, cells.length === 0 ? undefined : cells));
}

/** A puzzle's numbers as its address has them after the size. */
export const skyscrapersBody = (puzzle: Puzzle): string =>
  writeNumbers16(seenTowers(puzzle)) + (isBare(puzzle) ? '' : writeNumbers16(puzzle.givens));
