import type { Question } from '#engine/questions/protocol.ts';
import type { AnswerTo, Kind, CountProgress } from '#engine/questions/questions.ts';
import type { Answered } from './engine.ts';

/** A question without an answer yet. */
export interface Job {
  readonly id: number;
  readonly question: Question;
  /** In milliseconds. */
  readonly budget: number;
  readonly patient: boolean;
  readonly onProgress: (progress: CountProgress<Kind>) => void;
  readonly settle: (outcome: Answered<AnswerTo<Kind>>) => void;
  /** Whether some of the answer was reported. */
  isBegun: boolean;
}
