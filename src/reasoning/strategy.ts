/** How a search goes about it. */
export interface Strategy {
  /** Whether literals that the others imply are left out of learnt clauses. */
  readonly minimizes: boolean;
  /** After more conflicts than this the search begins anew; rounds count from 1. */
  restartAfter(round: number): number;
  /** How many times more a variable counts for each conflict that came later. */
  readonly activityGrowth: number;
  /** How much work a decision counts as, for each variable that there is. */
  readonly decisionWork: number;
}

const RESTART_INTERVAL = 100;

/**
 * What is quickest on hard puzzles: clauses minimized as in Sörensson and Biere, "Minimizing Learned
 * Clauses" (2009), and restarts as in Luby, Sinclair and Zuckerman, "Optimal Speedup of Las Vegas
 * Algorithms" (1993).
 */
export const STRATEGY: Strategy = {
  minimizes: true,
  restartAfter: (round) => RESTART_INTERVAL * luby(round),
  activityGrowth: 1.1,
  decisionWork: 0,
};

/** The sequence 1, 1, 2, 1, 1, 2, 4, 1, …, counted from 1. */
export function luby(index: number): number {
  let power = 1;
  while (2 * power - 1 < index) power *= 2;
  // At the end of a run comes its power; before that, the run of half the length twice.
  return index === 2 * power - 1 ? power : luby(index - power + 1);
}
