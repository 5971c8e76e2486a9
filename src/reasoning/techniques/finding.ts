import type { Literal } from '#logic/literal.ts';
import type { PossibleStep } from '#reasoning/possibleSteps.ts';
import type { Named, Reason } from '#reasoning/reason.ts';

/** A step found by a named technique. */
export interface Finding extends Named {
  readonly conclusions: readonly Literal[];
  readonly reason: Reason;
  /**
   * The parts that define the step: with these it stays the same technique however the rest of its
   * reason is minimized. By default all of its reason is needed.
   */
  readonly core?: readonly number[];
  /** Quickly tells whether the conclusions follow from all of its parts and these facts. */
  readonly follows?: (facts: readonly Literal[]) => boolean;
  /** The underlying step, if its part words it instead of `say`. */
  readonly step?: PossibleStep;
}
