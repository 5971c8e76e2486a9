import type { Asks, AnswerTo, Kind, Tells } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';

/** How one kind of question is answered; `tell` reports on the way. */
export type Job<K extends Kind> = (
  context: JobContext,
  asks: Asks<K>,
  tell: (told: Tells<K>) => void,
) => AnswerTo<K>;

export type Jobs = { readonly [K in Kind]: Job<K> };
