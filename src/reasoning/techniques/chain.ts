import type { Candidate, Group } from './links.ts';

/** One of two candidates is true: the only two of a cell, or of an area for a value. */
export interface Strong {
  readonly from: Candidate;
  readonly to: Candidate;
  /** The area; without, it is a cell. */
  readonly group?: Group;
}

/** Candidates that cannot both be false at the ends: strong links with weak ones between them. */
export interface Chain {
  readonly links: readonly Strong[];
}
