import type { Asks, AnswerTo, Kind, Tells } from '../questions.ts';
import type { Situation } from '../workplace.ts';
import { ask } from './ask.ts';
import { hint } from './hint.ts';
import { solve } from './solve.ts';
import { walkthrough } from './walkthrough.ts';

/** How one kind of question is answered; `tell` reports on the way. */
export type Job<K extends Kind> = (
  situation: Situation,
  asks: Asks<K>,
  tell: (told: Tells<K>) => void,
) => AnswerTo<K>;

const notYet = (): never => {
  throw new Error('not yet');
};

/** The job for every kind of question. */
export const JOBS: { readonly [K in Kind]: Job<K> } = {
  solve: ({ workplace, givens }, _, tell) => solve(workplace.session(), givens, tell),
  count: notYet,
  certainty: notYet,
  conflict: notYet,
  repairs: notYet,
  completion: notYet,
  redundancy: notYet,
  reduction: notYet,
  hint,
  walkthrough: (situation, _, tell) => walkthrough(situation, tell),
  ask,
};
