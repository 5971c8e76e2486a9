import { puzzleTypeIds } from '#puzzles/registry.ts';

/** Options that several subcommands have; see `OptionSpec`. */
export const TYPE = {
  type: {
    kind: 'text',
    value: 'TYPE',
    about: 'what the puzzles are, such as sudoku; else it is detected',
    choices: puzzleTypeIds,
  },
} as const;

export const JSON_LINES = {
  json: { kind: 'flag', about: 'one line of JSON for each puzzle' },
} as const;

/** Seconds that one question may take unless the command says otherwise. */
export const USUAL_SECONDS = 60;
const MOST_SECONDS = 86_400;
const MOST_JOBS = 64;

export const WORK = {
  seconds: {
    kind: 'number',
    value: 'N',
    about: `how long a question about one puzzle may take, usually ${USUAL_SECONDS}`,
    from: 1,
    to: MOST_SECONDS,
  },
  jobs: {
    kind: 'number',
    value: 'N',
    about: 'so many puzzles at a time, each on a core of its own, usually 1',
    from: 1,
    to: MOST_JOBS,
  },
} as const;

export const Z3_BESIDE = {
  z3: { kind: 'flag', about: 'asks Z3 as well; needs the package z3-solver' },
} as const;
