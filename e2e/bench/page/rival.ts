/** What every rival does. */
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Constraints } from './constraints.ts';

/** A puzzle as it is told to a rival. */
export interface Told {
  readonly type: string;
  readonly puzzle: Puzzle;
  /** How many cells it has. */
  readonly cells: number;
  /** All rules and givens, for those that do not write their own. */
  constraints(): Constraints;
}

/** What was found: some answers, and whether there are no more. */
export interface Found {
  readonly answers: readonly (readonly number[])[];
  readonly complete: boolean;
}

/** Finds up to `limit` answers. */
export type Search = (limit: number) => Found | Promise<Found>;

/** A rival that is loaded. */
export interface OpenRival {
  /** Waits until it can take the next puzzle. */
  ready?(): Promise<void>;
  /**
   * Takes a puzzle in; what comes back does the solving. `ahead` is whether there is time before
   * the press, to do what can be done without it.
   */
  take(told: Told, ahead: boolean): Search | Promise<Search>;
}
