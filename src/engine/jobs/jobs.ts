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
import { reduction } from './reduction.ts';
import { repairs } from './repairs.ts';
import { run } from './run.ts';
import { VERDICTS } from './verdicts.ts';
import { walkthrough } from './walkthrough.ts';

/** The job for every kind of question. */
export const JOBS: Jobs = {
  ...VERDICTS,
  ...CERTIFYING,
  confirm: ({ workplace, givens }, asks) => confirm(workplace.session(), givens, asks),
  count: ({ workplace, givens }, _, tell) => count(workplace.session(), givens, tell),
  certainty: ({ workplace, givens }, _, tell) => certainty(workplace.session(), givens, tell),
  conflict: (situation, _, tell) => conflict(situation, tell),
  repairs: (situation, { clues }, tell) => repairs(situation, clues, tell),
  completion: (situation, asks, tell) => completion(situation, asks, tell),
  redundancy: (situation, { answer }, tell) => redundancy(situation, answer, tell),
  reduction: (situation, { answer }, tell) => reduction(situation, answer, tell),
  hint,
  rightness,
  walkthrough: (situation, _, tell) => walkthrough(situation, tell),
  ask,
  run,
  grade,
  make,
};
