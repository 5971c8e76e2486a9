import { easyExample } from '#puzzle/examples.ts';
import { packText } from '#puzzle/link.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { addressOf } from '../share/address.ts';

/** A card of the start page: a type, and a real puzzle of it. */
export interface Offer {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** Opens the puzzle, ready to be played. */
  readonly address: string;
}

/** One offer for each type: its easy example. */
export const offersOf = (types: readonly PuzzleType[]): Promise<readonly Offer[]> =>
  Promise.all(
    types.map(async (type) => {
      const { puzzle } = easyExample(type);
      const address = addressOf(type, await packText(writePuzzle(type, puzzle)));
      return { type, puzzle, address };
    }),
  );
