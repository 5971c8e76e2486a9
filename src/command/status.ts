/**
 * What the command ends with. Of several puzzles the one that is worst counts: the last in this list
 * that comes up.
 */
export const STATUS = {
  /** All was done; of puzzles that were solved, each has exactly one solution. */
  good: 0,
  /** A puzzle has several solutions. */
  several: 3,
  /** A puzzle has no solution. */
  none: 4,
  /** A question was not decided in its time. */
  undecided: 5,
  /** Something could not be read or written, or a proof was refused. */
  refused: 1,
  /** The command was not understood. */
  usage: 2,
  /** The command was stopped, as shells have it for Ctrl+C, or nobody reads what it prints. */
  stopped: 130,
} as const;

export type Status = keyof typeof STATUS;

const ORDER = Object.keys(STATUS) as readonly Status[];

/** The worst of some, `good` of none. */
export const worstOf = (all: readonly Status[]): Status =>
  ORDER.findLast((status) => all.includes(status)) ?? 'good';
