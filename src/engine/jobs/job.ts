import type { Asks, AnswerTo, Kind, Tells } from '../questions.ts';
import type { JobContext } from '../warmSolvers.ts';

/** How one kind of question is answered; `tell` reports on the way. */
export type Job<K extends Kind> = (
  context: JobContext,
  asks: Asks<K>,
  tell: (told: Tells<K>) => void,
) => AnswerTo<K>;

export type Jobs = { readonly [K in Kind]: Job<K> };
