import { judgeModel } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { givenValues, sameStructure } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { openRules } from './rules.ts';
import type { Rules, FullGrid } from './rules.ts';

/** Groups of cells whose givens come and go together. */
export type Groups = readonly (readonly number[])[];

/** How a cell's given is printed. */
export type Print = (cell: number) => number;

/** A solution of which some cells are printed, and what that leaves open. */
export interface Printing {
  /** The puzzle with the givens of these groups. */
  puzzleOf(groups: Groups): Puzzle;
  /**
   * A solution besides the printing's own once these groups are given, as `Rules.other` finds it;
   * `unknown`, too, where the printing's own is none by the rules that these groups make.
   */
  other(groups: Groups): FullGrid | 'none' | 'unknown';
  /**
   * Whether the solution is proved to stay the only one without one of the groups; with all of them
   * it must be the only one.
   */
  isSpare(group: Groups[number], groups: Groups): boolean;
  /** Whether the group's givens say no more than their values. */
  isPlain(group: Groups[number]): boolean;
}

/**
 * Looks at a solution's givens. Those that say more than their value are part of the rules, so
 * these are built anew wherever such givens change.
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
      // By the same rules nothing but the cells of the group can now be otherwise.
      return rulesOf(left).rules.areForced(givenValues(type, left), solution, group);
    },
  };
}

/** The puzzle's givens with those of the groups printed. */
function printed(puzzle: Puzzle, groups: Groups, print: Print): Puzzle['givens'] {
  const cells = new Set(groups.flat());
  return puzzle.givens.map((given, cell) => (cells.has(cell) ? print(cell) : given));
}
