import type { TechniqueId } from '#logic/techniques/techniques.ts';

/**
 * A puzzle's difficulty and the reason for it; the answer is `unknown` if rating takes too much
 * work.
 */
export interface Graded {
  /** On the scale of `ratePuzzle`. */
  readonly difficulty: number;
  /** The easiest steps of the solve path, in order. */
  readonly steps: readonly { readonly technique: TechniqueId }[];
  /** The first of the hardest steps; `undefined` if no cell is open. */
  readonly hardest: HardestStep | undefined;
}

/** The step that determines the difficulty. */
export interface HardestStep {
  readonly technique: TechniqueId;
  /** Its conclusion: "row 3, column 4 is 5". */
  readonly sentence: string;
  /** The cells of the conclusion. */
  readonly cells: readonly number[];
}
