import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';

/** What a new puzzle keeps of the board: the rules and lines that its author chose for it. */
export type AddedRules = Pick<Puzzle, 'houseRules' | 'paths'>;

export const NO_ADDED_RULES: AddedRules = { houseRules: [], paths: [] };

/** What a new puzzle of a size keeps of this board: lines besides those that the type is about, on the same grid. */
export function addedRulesOf(type: PuzzleType, board: Puzzle, parameters: Parameters): AddedRules {
  const [grid, before] = [type.grid(parameters), type.grid(board.parameters)];
  const isSame =
    grid.rows.length === before.rows.length && grid.centres.length === before.centres.length;
  const isKept = type.drawnPaths?.areExtra === true && isSame;
  return { houseRules: board.houseRules, paths: isKept ? board.paths : [] };
}
