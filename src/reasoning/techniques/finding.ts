import type { Literal } from '#logic/literal.ts';
import type { PossibleStep } from '#reasoning/possibleSteps.ts';
import type { Named, Reason } from '#reasoning/reason.ts';

/** A step that is known by a name. */
export interface Finding extends Named {
  readonly conclusions: readonly Literal[];
  readonly reason: Reason;
  /**
   * The parts that make it what it is: with these it is the same step, whatever else of its reason
   * turns out not to be needed. Without, it is as it is or not at all.
   */
  readonly core?: readonly number[];
  /** The step itself, where it is told from its part and not by `say`. */
  readonly step?: PossibleStep;
}
