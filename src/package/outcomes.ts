import type { Certificate } from '#certificate/certificate.ts';
import type { Graded } from '#engine/questions/graded.ts';
import type { Verdict } from '#engine/questions/verdict.ts';
import type { Grade } from '#puzzle/difficulty.ts';

/** How far to search. */
export interface SolveOptions {
  /** How many solutions to list at most; two are always looked for, since one may not be the only one. */
  readonly count?: number | undefined;
  /**
   * How much may be searched before the verdict is `unknown`: visited literals, about 150 million a
   * second. By default 300 million.
   */
  readonly work?: number | undefined;
}

/** A verdict with its proof. */
export interface Proved {
  readonly verdict: Verdict;
  /**
   * `undefined` where no proof is written: it would be too long, not all solutions are known, or lines were
   * followed all at once, as in hard Numberlinks.
   */
  readonly certificate: Certificate | undefined;
}

/** How hard a puzzle with one solution is. */
export interface Rated extends Graded {
  /** The word for `difficulty` that the type has for this size. */
  readonly grade: Grade;
}

/** A puzzle without a grade, and why. */
export interface Unrated {
  readonly grade: undefined;
  readonly verdict: Verdict['kind'];
}
