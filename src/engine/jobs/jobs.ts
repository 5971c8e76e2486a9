import { askProver } from './ask.ts';
import { certainty } from './certainty.ts';
import { CERTIFYING } from './certifying.ts';
import { completion } from './completion.ts';
import { confirmByZ3 } from './confirm.ts';
import { conflict } from './conflict.ts';
import { count } from './count.ts';
import { hint, rightness } from './hint.ts';
import type { Jobs } from './job.ts';
import { grade, make } from './make.ts';
import { minimizeGivens } from './minimizeGivens.ts';
import { redundancy } from './redundancy.ts';
import { ruleTrial } from './ruleTrial.ts';
import { repairs } from './repairs.ts';
import { run } from './run.ts';
import { VERDICTS } from './verdicts.ts';
import { walkthrough } from './walkthrough.ts';

/** The job for every kind of question. */
export const JOBS: Jobs = {
  ...VERDICTS,
  ...CERTIFYING,
  confirm: ({ warmSolvers, givens }, asks) => confirmByZ3(warmSolvers.session(), givens, asks),
  count: ({ warmSolvers, givens }, _, report) => count(warmSolvers.session(), givens, report),
  certainty: ({ warmSolvers, givens }, _, report) => certainty(warmSolvers, givens, report),
  conflict: (context, _, report) => conflict(context, report),
  repairs: (context, { clues }, report) => repairs(context, clues, report),
  completion: (context, asks, report) => completion(context, asks, report),
  ruleTrial: (context, _, report) => ruleTrial(context, report),
  redundancy: (context, { solution }, report) => redundancy(context, solution, report),
  minimizeGivens: (context, { solution }, report) => minimizeGivens(context, solution, report),
  hint,
  rightness,
  walkthrough: (context, { work }, report) => walkthrough(context, report, work),
  ask: askProver,
  run,
  grade,
  make,
};
