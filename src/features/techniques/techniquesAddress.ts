import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { wordOfType } from '#puzzle/typeId.ts';
import { payloadOf } from '../share/address.ts';

/** The address of the page about a type's techniques; that of the lab's rules ends with them. */
export const techniquesAddress = ({ id }: PuzzleType): string => `#/techniques/${wordOfType(id)}`;

/**
 * The same for rules that somebody wrote: they are part of it, with the board, on which the techniques are
 * looked for first. `undefined` if the browser is too old for links.
 */
export async function techniquesOfRules(
  type: PuzzleType,
  puzzle: Puzzle,
): Promise<string | undefined> {
  const payload = await payloadOf(type, writePuzzle(type, puzzle));
  return payload === undefined ? undefined : `${techniquesAddress(type)}/${payload}`;
}
