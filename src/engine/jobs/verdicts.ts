import type { Jobs } from './job.ts';
import { solve, TWO } from './solve.ts';

/** The jobs that are wanted at once; the code of the others may come later. */
export const VERDICTS: Pick<Jobs, 'solveByRules' | 'solve'> = {
  solveByRules: ({ warmSolvers, givens }, { listing, marks = [] }, report) =>
    solve(
      warmSolvers.ruleSolver(),
      givens.map((given, cell) => given ?? marks[cell]),
      report,
      listing === false ? TWO : undefined,
    ),
  solve: ({ warmSolvers, givens }, { listing }, report) =>
    solve(warmSolvers.session(), givens, report, listing === false ? TWO : undefined),
};
