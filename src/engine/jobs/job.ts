import type { Asks, AnswerTo, Kind, CountProgress } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';

/** How one kind of question is answered; `report` hears of progress on the way. */
export type JobFunction<K extends Kind> = (
  context: JobContext,
  asks: Asks<K>,
  report: (progress: CountProgress<K>) => void,
) => AnswerTo<K>;

export type Jobs = { readonly [K in Kind]: JobFunction<K> };
