import type { Jobs } from './job.ts';
import { ask } from './ask.ts';
import { hint, rightness } from './hint.ts';
import { certainty } from './certainty.ts';
import { CERTIFYING } from './certifying.ts';
import { completion } from './completion.ts';
import { confirm } from './confirm.ts';
import { conflict } from './conflict.ts';
import { count } from './count.ts';
import { grade, make } from './make.ts';
import { redundancy } from './redundancy.ts';
import { minimizeGivens } from './minimizeGivens.ts';
import { repairs } from './repairs.ts';
import { run } from './run.ts';
import { VERDICTS } from './verdicts.ts';
import { walkthrough } from './walkthrough.ts';

/** The job for every kind of question. */
export const JOBS: Jobs = {
  ...VERDICTS,
  ...CERTIFYING,
  confirm: ({ warmSolvers, givens }, asks) => confirm(warmSolvers.session(), givens, asks),
  count: ({ warmSolvers, givens }, _, tell) => count(warmSolvers.session(), givens, tell),
  certainty: ({ warmSolvers, givens }, _, tell) => certainty(warmSolvers.session(), givens, tell),
  conflict: (context, _, tell) => conflict(context, tell),
  repairs: (context, { clues }, tell) => repairs(context, clues, tell),
  completion: (context, asks, tell) => completion(context, asks, tell),
  redundancy: (context, { answer }, tell) => redundancy(context, answer, tell),
  minimizeGivens: (context, { answer }, tell) => minimizeGivens(context, answer, tell),
  hint,
  rightness,
  walkthrough: (context, _, tell) => walkthrough(context, tell),
  ask,
  run,
  grade,
  make,
};
