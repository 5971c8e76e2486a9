import type { Values } from '#logic/claim.ts';
import type { Parameters } from './parameters.ts';
import { BLACK_VALUE } from './puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import { settlesCell } from './slot.ts';

/** For each cell of a boundary pair, the other cell. */
export function partners(type: PuzzleType, parameters: Parameters): ReadonlyMap<number, number> {
  const pairs = type.pairs?.(parameters) ?? [];
  return new Map(
    pairs.flatMap(([first, last]) => [
      [first, last],
      [last, first],
    ]),
  );
}

/** The clues of cells that hold what is printed in them, as shown: others take marks. */
export function lockedGivens(board: {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
}): Values {
  const slot = board.type.slot(board.puzzle.parameters);
  return shownGivens(board).map((given) =>
    given === undefined || given === BLACK_VALUE || settlesCell(slot, given) ? given : undefined,
  );
}

/** The clues as shown: both cells of a pair show its clue, and a black cell only its own. */
export function shownGivens({
  type,
  puzzle,
}: {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
}): Values {
  const other = partners(type, puzzle.parameters);
  return puzzle.givens.map((given, cell) =>
    puzzle.blackCells[cell] === true
      ? BLACK_VALUE
      : (given ?? puzzle.givens[other.get(cell) ?? cell]),
  );
}
