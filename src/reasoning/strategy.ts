/** Parameters of a search. */
export interface Strategy {
  /** Whether learnt clauses are minimized. */
  readonly minimizes: boolean;
  /** The number of conflicts before a restart; rounds count from 1. */
  restartAfter(round: number): number;
  /** The number of learnt clauses beyond which half are deleted; rounds count from 1. */
  deleteAbove(round: number): number;
  /** By what factor a later conflict bumps more than the one before. */
  readonly activityGrowth: number;
  /** The work that a decision counts as, per variable. */
  readonly decisionWork: number;
}

const RESTART_INTERVAL = 100;
/** Most puzzles need fewer clauses than this, and none of those is deleted. */
const FIRST_DELETION = 4000;
const MORE_EACH_TIME = 500;

/**
 * What is quickest on hard puzzles: clauses minimized as in Sörensson and Biere, "Minimizing Learned
 * Clauses" (2009), and restarts as in Luby, Sinclair and Zuckerman, "Optimal Speedup of Las Vegas
 * Algorithms" (1993).
 */
export const STRATEGY: Strategy = {
  minimizes: true,
  restartAfter: (round) => RESTART_INTERVAL * luby(round),
  deleteAbove: (round) => FIRST_DELETION + MORE_EACH_TIME * (round - 1),
  activityGrowth: 1.1,
  decisionWork: 0,
};

/** The sequence 1, 1, 2, 1, 1, 2, 4, 1, …, counted from 1. */
export function luby(index: number): number {
  let power = 1;
  while (2 * power - 1 < index) power *= 2;
  // At the end of a run, its power of two; before that, the sequence repeats itself.
  return index === 2 * power - 1 ? power : luby(index - power + 1);
}
