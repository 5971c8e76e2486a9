/** Skyscrapers of pzpr, from the numbers that its addresses and its files have alike. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import { writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';

/**
 * A puzzle of `size` by its numbers above the columns, below them, on the left and on the right of the rows, and
 * those in its cells, by rows; none where no cell has one.
 */
export function skyscrapersOf(
  size: number,
  seen: readonly Number16[],
  cells: readonly Number16[],
): Result<Transcript> {
  if ([...seen, ...cells].includes('?')) {
    return failure('It has a number that is not known, which is not held here');
  }
  const clues = seen.map((number): Clue => (typeof number === 'number' ? [number] : undefined));
  const side = (at: number): readonly Clue[] => clues.slice(at * size, (at + 1) * size);
  const givens = cells.map((number) => (typeof number === 'number' ? number : undefined));
  return success({
    typeId: 'skyscrapers',
    parameters: { size },
    ...(givens.length === 0 ? {} : { givens }),
    columns: side(0),
    farColumns: side(1),
    rows: side(2),
    farRows: side(3),
  });
}

/** The numbers of a puzzle as `skyscrapersOf` takes them, as its address has them behind the size. */
export function skyscrapersBody({ parameters, givens, siteClues }: Puzzle): string {
  const size = Number(parameters['size']);
  const side = (at: number): readonly Clue[] => siteClues.slice(at * size, (at + 1) * size);
  // Here the rows' near ends come first, then the columns', then the far ends.
  const seen = [1, 3, 0, 2].flatMap(side).map((clue) => clue?.[0]);
  const isBare = givens.every((given) => given === undefined);
  return writeNumbers16(seen) + (isBare ? '' : writeNumbers16(givens));
}
