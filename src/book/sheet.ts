import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';

/** A puzzle that is to be printed. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** Its solution, once proved unique, indexed by cell. */
  readonly solution?: readonly number[] | undefined;
  /** Its difficulty on the scale of `gradeOf`, once rated. */
  readonly difficulty?: number | undefined;
}
