import type { Satisfiable } from '#engine/z3/z3.ts';
import type { Values } from '#logic/claim.ts';

/** What one command of an SMT-LIB text made Z3 print. */
export interface Printout {
  /** Of the command's first character, counted from 1. */
  readonly line: number;
  /** In Z3's own words, but for what this page refuses. */
  readonly text: string;
  readonly failed: boolean;
  /** How many characters at its end are left out of `text`. */
  readonly cut: number;
}

/** Some of what a text made Z3 print, in order. */
export interface RunPrinting {
  readonly printouts: readonly Printout[];
  /** How many printouts came besides that are only counted; they come after all others. */
  readonly more: number;
}

/** What came of an SMT-LIB text that was run as it stands. */
export interface RunResult {
  /** What the last question for satisfiability was answered, if there was one. */
  readonly said: Satisfiable | undefined;
  /**
   * Why it was not answered, where it was not: the text has no such question, or none that was reached
   * (it ends before, or is not understood as far as that), or Z3 refused it.
   */
  readonly unanswered: 'no question' | 'not understood' | 'not reached' | 'refused' | undefined;
  /** The whole numbers among `V0…` in the last question's model, by cell; empty without one. */
  readonly values: Values;
  /** The named assertions that cannot hold together, if that was `unsat`; empty without names. */
  readonly core: readonly string[];
  readonly statistics: {
    /** Declared constants. */
    readonly unknowns: number;
    readonly assertions: number;
    /** Of all commands together, loading not counted. */
    readonly milliseconds: number;
    /** Wrong guesses that Z3 took back, where it says. */
    readonly conflicts: number | undefined;
  };
}
