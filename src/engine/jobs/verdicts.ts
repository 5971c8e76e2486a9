import type { Jobs } from './job.ts';
import { solveByZ3, TWO } from './solve.ts';

/** Jobs needed right away; the code of the others is loaded later. */
export const VERDICTS: Pick<Jobs, 'solveByRules' | 'solve'> = {
  solveByRules: ({ warmSolvers, givens }, { listing, marks = [], work }, report) =>
    solveByZ3(
      warmSolvers.ruleSolver().within(work),
      givens.map((given, cell) => given ?? marks[cell]),
      report,
      listing === false ? TWO : listing,
    ),
  solve: ({ warmSolvers, givens }, { listing }, report) =>
    solveByZ3(warmSolvers.session(), givens, report, listing === false ? TWO : listing),
};
