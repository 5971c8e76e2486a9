import type { Candidate, Group } from './links.ts';

/**
 * A strong link: one of two candidates is true, the last two of a cell or of a value in an area.
 */
export interface Strong {
  readonly from: Candidate;
  readonly to: Candidate;
  /** The area; `undefined` for a cell. */
  readonly group?: Group;
}

/** Alternating strong and weak links; at least one of the end candidates is true. */
export interface Chain {
  readonly links: readonly Strong[];
}
