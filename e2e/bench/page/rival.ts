/** What every rival does. */
import type { Constraints } from './constraints.ts';

/** What was found: some answers, and whether there are no more. */
export interface Found {
  readonly answers: readonly (readonly number[])[];
  readonly complete: boolean;
}

/** Finds up to `limit` answers. */
export type Search = (limit: number) => Found;

/** Takes a puzzle in; what comes back does the solving. */
export type Rival = (constraints: Constraints) => Search;
