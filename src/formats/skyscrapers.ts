/**
 * Skyscrapers in the order that Simon Tatham's Towers and pzpr share: the numbers seen from all
 * sides.
 */
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Values } from '#logic/claim.ts';
import type { Transcript } from './form.ts';

const sideOf = (clues: readonly Clue[], size: number, at: number): readonly Clue[] =>
  clues.slice(at * size, (at + 1) * size);

/**
 * A puzzle of `size` from the numbers seen from above and below the columns, and from the left and
 * right of the rows; `givens` in row-major order, `undefined` if there are none.
 */
export const skyscrapersOf = (
  size: number,
  seen: readonly Clue[],
  givens: Values | undefined,
): Transcript => ({
  typeId: 'skyscrapers',
  parameters: { size },
  ...(givens === undefined ? {} : { givens }),
  columns: sideOf(seen, size, 0),
  farColumns: sideOf(seen, size, 1),
  rows: sideOf(seen, size, 2),
  farRows: sideOf(seen, size, 3),
});

/**
 * The numbers seen in a puzzle, in the order of `skyscrapersOf`; the puzzle itself has the rows'
 * near ends first.
 */
export function seenTowers({ parameters, siteClues }: Puzzle): readonly (number | undefined)[] {
  const size = Number(parameters['size']);
  return [1, 3, 0, 2].flatMap((at) => sideOf(siteClues, size, at)).map((clue) => clue?.[0]);
}

/** Whether there are no givens. */
export const isBare = ({ givens }: Puzzle): boolean => givens.every((given) => given === undefined);
