import type { Asks, AnswerTo, Kind, Progress } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';

/** How one kind of question is answered; `report` hears of progress on the way. */
export type Job<K extends Kind> = (
  context: JobContext,
  asks: Asks<K>,
  report: (progress: Progress<K>) => void,
) => AnswerTo<K>;

export type Jobs = { readonly [K in Kind]: Job<K> };
