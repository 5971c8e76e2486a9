import type { TechniqueId } from '#logic/techniques/techniques.ts';

/** How hard a puzzle is, and what makes it so; the answer is `unknown` where that is too much work. */
export interface Graded {
  /** On the scale of `ratePuzzle`. */
  readonly difficulty: number;
  /** What somebody meets who always takes the easiest steps, in that order. */
  readonly steps: readonly { readonly technique: TechniqueId }[];
  /** The first of the hardest steps; none where nothing is open. */
  readonly hardest: HardestStep | undefined;
}

/** A step that makes a puzzle as hard as it is. */
export interface HardestStep {
  readonly technique: TechniqueId;
  /** What it says: "row 3, column 4 is 5". */
  readonly sentence: string;
  /** The cells it says that of. */
  readonly cells: readonly number[];
}
