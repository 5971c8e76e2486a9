import type { Failure, Question } from '#engine/questions/protocol.ts';
import type { Z3Part } from 'gridproof-z3-slim/part.ts';
import type { AnswerTo, Kind, CountProgress, Verdict } from '#engine/questions/questions.ts';
import type { Spawn } from './workerLine.ts';

/** State of the solver; `idle` until it is asked for. */
export type EngineState =
  | { readonly kind: 'idle' }
  /** `fraction` is 0 to 1 of the download. */
  | { readonly kind: 'loading'; readonly fraction: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready' }
  /** Was ready, and restarts quickly when asked. */
  | { readonly kind: 'resting' }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Why a question was not answered. */
export type Unanswered =
  | { readonly kind: 'cancelled' }
  /** The time limit was reached; `budget` in milliseconds. */
  | { readonly kind: 'overdue'; readonly budget: number }
  | ({ readonly kind: 'failed' } & Failure);

/** The outcome of a question. */
export type Answered<A> = { readonly kind: 'answered'; readonly answer: A } | Unanswered;

/** What becomes of the question for a verdict. */
export type JobOutcome = Verdict | Exclude<Unanswered, { readonly kind: 'overdue' }>;

/** A question under way. */
export interface PendingJob<O> {
  /** Never rejects. */
  readonly outcome: Promise<O>;
  /** Settles the outcome as `cancelled` and stops the worker; later calls do nothing. */
  cancel(): void;
  /** The same, but the worker may finish, so that its warm state is not lost. */
  abandon(): void;
}

/** Options of a question; `K` is its kind. */
export interface AskOptions<K extends Kind> {
  /** Hears what is found on the way. */
  readonly onProgress?: ((progress: CountProgress<K>) => void) | undefined;
  /** How long it may take, in milliseconds, without the loading. */
  readonly budget?: number | undefined;
  /** A background question: others go first, and an abandoned one may finish. */
  readonly patient?: boolean;
}

/** A solver as the page sees it: a queue of questions, answered one at a time. */
export interface Engine {
  /** Starts downloading Z3, unless that is under way; nothing is downloaded before. */
  warm(): void;
  /** Restarts an engine that is resting; otherwise does nothing. */
  wake(): void;
  /** Makes the worker build the puzzle's rules once it is ready; only the newest call counts. */
  prepare(type: string, text: string): void;
  /** Asks, loading Z3 if need be. */
  ask<K extends Kind>(
    question: Question<K>,
    options?: AskOptions<K>,
  ): PendingJob<Answered<AnswerTo<K>>>;
}

/** Dependencies and options of an engine; tests replace the outside world. */
export interface EngineOptions {
  readonly onState: (state: EngineState) => void;
  /**
   * Called when Z3 or a worker fails to load, dies, or fails at a question, even in the background.
   */
  readonly onFailure?: () => void;
  /** Loads Z3; returns `undefined` for a solver without it. */
  readonly load: (
    onFraction: (fraction: number) => void,
    part: Z3Part,
  ) => Promise<WebAssembly.Module> | undefined;
  /** The part to load first; if the slim part traps, the whole is loaded and asked again. */
  readonly part?: Z3Part;
  readonly spawn?: Spawn;
  /** Every question gets a new worker, so that no state is left. */
  readonly singleUse?: boolean;
  /**
   * After this many milliseconds without a question, the worker is terminated and the module
   * released; the next question loads both again.
   */
  readonly rest?: number;
  /** Whether the worker's script could be loaded again after that. */
  readonly mayRest?: () => boolean;
  /** The default time limit of a question, in milliseconds. */
  readonly budget?: number;
}
