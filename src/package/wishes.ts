import type { Symmetry } from '#grid/symmetry.ts';
import type { Grade } from '#puzzle/difficulty.ts';
import type { DrawnWish } from '#puzzle/drawnWish.ts';
import type { PuzzleText } from './puzzleText.ts';

/** What a new puzzle should be. */
export interface Wishes {
  /** "9" or "10x12", width first; by default the type's usual size. */
  readonly size?: string | undefined;
  /** Other sizes by name, such as `stars`, and options that are to be on, such as `jigsaw`. */
  readonly with?: readonly string[] | undefined;
  /** By default any. */
  readonly grade?: Grade | undefined;
  /** From 1 to 999,999: the same number and wishes make the same puzzle everywhere. */
  readonly number: number;
  readonly symmetry?: Symmetry | undefined;
  /** Whether no given may be spared. */
  readonly minimal?: boolean | undefined;
  /** The wanted number of givens. */
  readonly givens?: number | undefined;
  /** Clues drawn around the solution: those of a kind, such as `little-killer`, or of several (`mix`). */
  readonly drawn?: DrawnWish | undefined;
}

/** A new puzzle with exactly one solution, which was proved. */
export interface MadePuzzle extends PuzzleText {
  /** Its solution, indexed by cell. */
  readonly solution: readonly number[];
  /** On the scale of `grade`. */
  readonly difficulty: number;
  readonly grade: Grade;
  /** Whether it has the wanted grade and number of givens, or is only the nearest found. */
  readonly asWanted: boolean;
}
