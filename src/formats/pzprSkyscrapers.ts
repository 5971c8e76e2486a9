/** pzpr's Skyscrapers and Easy as ABC, from the numbers that its addresses and files share. */
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
 * absent if there are none. With so many `letters`, it is an Easy as ABC, whose 1 is A.
 */
export function pzprSkyscrapersOf(
  size: number,
  seen: readonly Number16[],
  cells: readonly Number16[],
  letters?: number,
): Result<Transcript> {
  if (!seen.every(isKnown) || !cells.every(isKnown)) {
    return failure('It has a number that is not known, which is not held here');
  }
  const clues = seen.map((number) => (number === undefined ? undefined : [number]));
  const transcript = skyscrapersOf(size, clues, cells.length === 0 ? undefined : cells);
  return success(
    letters === undefined
      ? transcript
      : { ...transcript, typeId: 'easy-as-abc', parameters: { size, letters } },
  );
}

/** A puzzle's numbers as its address has them after the size. */
export const skyscrapersBody = (puzzle: Puzzle): string =>
  writeNumbers16(seenTowers(puzzle)) + (isBare(puzzle) ? '' : writeNumbers16(puzzle.givens));

/** The same for letters, whose number stands first. */
export const easyAsAbcBody = (puzzle: Puzzle): Result<string> =>
  puzzle.givens.includes(0)
    ? failure('cannot say that a cell is empty')
    : success(`${Number(puzzle.parameters['letters'])}/${skyscrapersBody(puzzle)}`);
