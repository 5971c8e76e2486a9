import { judgeModel } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { givenValues, sameStructure } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { openRules } from './rules.ts';
import type { Rules, FullGrid } from './rules.ts';

/** Groups of cells whose givens are added and removed together. */
export type Groups = readonly (readonly number[])[];

/** The given that is printed in a cell. */
export type Print = (cell: number) => number;

/** A solution with some cells printed as givens, and the questions about what that leaves open. */
export interface Printing {
  /** The puzzle with the givens of these groups. */
  puzzleOf(groups: Groups): Puzzle;
  /**
   * Another solution than the printing's own if these groups are given, as `Rules.other` finds it;
   * also `unknown` if the printing's own is no solution under the rules with these groups.
   */
  other(groups: Groups): FullGrid | 'none' | 'unknown';
  /**
   * Whether the solution is proved to stay unique without one of the groups; it must be unique with
   * all of them.
   */
  isSpare(group: Groups[number], groups: Groups): boolean;
  /** Whether the group's givens state only their values. */
  isPlain(group: Groups[number]): boolean;
}

/**
 * Opens a solution for printing. Given shapes are part of the rules, so the rules are rebuilt
 * whenever those change.
 */
export function openPrinting(
  type: PuzzleType,
  puzzle: Puzzle,
  solution: FullGrid,
  print: Print,
): Printing {
  let warm:
    | { readonly puzzle: Puzzle; readonly rules: Rules; readonly isSolution: boolean }
    | undefined;
  const rulesOf = (given: Puzzle) => {
    if (warm === undefined || !sameStructure(type, warm.puzzle, given)) {
      const rules = openRules(type, given);
      warm = { puzzle: given, rules, isSolution: judgeModel(rules.model, solution) === 'holds' };
    }
    return warm;
  };
  const puzzleOf = (groups: Groups): Puzzle => ({
    ...puzzle,
    givens: printed(puzzle, groups, print),
  });
  const other = (groups: Groups): FullGrid | 'none' | 'unknown' => {
    const given = puzzleOf(groups);
    const { rules, isSolution } = rulesOf(given);
    return isSolution ? rules.other(givenValues(type, given), solution) : 'unknown';
  };
  const isPlain: Printing['isPlain'] = (group) => sameStructure(type, puzzle, puzzleOf([group]));
  return {
    puzzleOf,
    isPlain,
    other,
    isSpare(group, groups) {
      const fewer = groups.filter((one) => one !== group);
      if (!isPlain(group)) return other(fewer) === 'none';
      const left = puzzleOf(fewer);
      // Under the same rules only the cells of the group can differ now.
      return rulesOf(left).rules.areForced(givenValues(type, left), solution, group);
    },
  };
}

/** The puzzle's givens with those of the groups printed. */
function printed(puzzle: Puzzle, groups: Groups, print: Print): Puzzle['givens'] {
  const cells = new Set(groups.flat());
  return puzzle.givens.map((given, cell) => (cells.has(cell) ? print(cell) : given));
}
