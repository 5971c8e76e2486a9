import type { Jobs } from './job.ts';
import { solve, TWO } from './solve.ts';

/** The jobs that are wanted at once; the code of the others may come later. */
export const VERDICTS: Pick<Jobs, 'follow' | 'solve'> = {
  follow: ({ workplace, givens }, { listing }, tell) =>
    solve(workplace.ruleSolver(), givens, tell, listing === false ? TWO : undefined),
  solve: ({ workplace, givens }, { listing }, tell) =>
    solve(workplace.session(), givens, tell, listing === false ? TWO : undefined),
};
