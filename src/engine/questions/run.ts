import type { Satisfiable } from '#engine/z3/z3.ts';
import type { Values } from '#logic/claim.ts';

/** The output of one command of an SMT-LIB text. */
export interface Printout {
  /** Line of the command's first character, counted from 1. */
  readonly line: number;
  /** Z3's own output, except for what this page refuses. */
  readonly text: string;
  readonly failed: boolean;
  /** How many characters of the output are cut from `text`. */
  readonly cut: number;
}

/** Some of what a text made Z3 print, in order. */
export interface RunPrinting {
  readonly printouts: readonly Printout[];
  /** The number of further printouts, which are only counted. */
  readonly more: number;
}

/** What came of an SMT-LIB text that was run as it stands. */
export interface RunResult {
  /** What the last question for satisfiability was answered, if there was one. */
  readonly said: Satisfiable | undefined;
  /**
   * Why there is no answer: the text has no question, or none that is reached (it ends before, or
   * has a syntax error), or Z3 refused.
   */
  readonly unanswered: 'no question' | 'not understood' | 'not reached' | 'refused' | undefined;
  /** The integers among `V0…` in the last model, by cell; empty without a model. */
  readonly values: Values;
  /** The named assertions of an `unsat` core; empty without names. */
  readonly core: readonly string[];
  readonly statistics: {
    /** Declared constants. */
    readonly unknowns: number;
    readonly assertions: number;
    /** Of all commands, without loading. */
    readonly milliseconds: number;
    /** Z3's conflicts, if it prints them. */
    readonly conflicts: number | undefined;
  };
}
