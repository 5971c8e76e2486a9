/** Skyscrapers as Simon Tatham's Towers and pzpr have them: what is seen from all sides in one order. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Values } from '#logic/claim.ts';
import type { Transcript } from './form.ts';

const sideOf = (clues: readonly Clue[], size: number, at: number): readonly Clue[] =>
  clues.slice(at * size, (at + 1) * size);

/**
 * A puzzle of `size` by what is seen from above the columns, from below them, from the left and from the right of
 * the rows; `givens` by rows, `undefined` where no cell has one.
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

/** What is seen in a puzzle, in the order of `skyscrapersOf`; its own has the rows' near ends first. */
export function seenTowers({ parameters, siteClues }: Puzzle): readonly (number | undefined)[] {
  const size = Number(parameters['size']);
  return [1, 3, 0, 2].flatMap((at) => sideOf(siteClues, size, at)).map((clue) => clue?.[0]);
}

/** Whether no height is given. */
export const isBare = ({ givens }: Puzzle): boolean => givens.every((given) => given === undefined);
