import type { PuzzleMessage, Question } from '#engine/questions/protocol.ts';
import type { AnswerTo, Kind, CountProgress } from '#engine/questions/questions.ts';
import type { Answered } from './engine.ts';
import type { WorkerLine } from './workerLine.ts';

/** A question that was asked and has no answer yet. */
export interface Job {
  readonly id: number;
  readonly question: Question;
  /** In milliseconds. */
  readonly budget: number;
  readonly patient: boolean;
  readonly onProgress: (progress: CountProgress<Kind>) => void;
  readonly settle: (outcome: Answered<AnswerTo<Kind>>) => void;
  /** Whoever asked has heard some of the answer. */
  isBegun: boolean;
}

/** A running worker. `task` is the question it is at, by number; it gets one at a time. */
export interface Running {
  readonly line: WorkerLine;
  ready: boolean;
  task: number | undefined;
  /** What it has last built a session for. */
  built: PuzzleMessage | undefined;
}

/** The questions in the order in which they get an answer: the patient last, otherwise as they were asked. */
export function inOrder(jobs: readonly Job[], job: Job): readonly Job[] {
  const patient = jobs.findIndex((other) => other.patient && !job.patient);
  return jobs.toSpliced(patient < 0 ? jobs.length : patient, 0, job);
}
