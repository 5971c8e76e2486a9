/** Skyscrapers of pzpr, from the numbers that its addresses and its files have alike. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import { isBare, seenTowers, skyscrapersOf } from './skyscrapers.ts';

const isKnown = (number: Number16): number is number | undefined => number !== '?';

/** A puzzle by the numbers around it, in the order of `skyscrapersOf`, and those in its cells; none where no cell has one. */
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

/** The numbers of a puzzle as its address has them behind the size. */
export const skyscrapersBody = (puzzle: Puzzle): string =>
  writeNumbers16(seenTowers(puzzle)) + (isBare(puzzle) ? '' : writeNumbers16(puzzle.givens));
