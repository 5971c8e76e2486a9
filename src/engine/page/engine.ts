import type { Failure, Question } from '#engine/questions/protocol.ts';
import type { Z3Part } from '#engine/z3/part.ts';
import type { AnswerTo, Kind, CountProgress, Verdict } from '#engine/questions/questions.ts';
import type { Spawn } from './workerLine.ts';

/** How far the solver is; `idle` until it is asked for. */
export type EngineState =
  | { readonly kind: 'idle' }
  /** `fraction` is 0 to 1 of the download. */
  | { readonly kind: 'loading'; readonly fraction: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready' }
  /** It was ready, and will be again soon after it is asked. */
  | { readonly kind: 'resting' }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Why a question was not answered. */
export type Unanswered =
  | { readonly kind: 'cancelled' }
  /** Its time was over, in milliseconds. */
  | { readonly kind: 'overdue'; readonly budget: number }
  | ({ readonly kind: 'failed' } & Failure);

/** What becomes of a question. */
export type Answered<A> = { readonly kind: 'answered'; readonly answer: A } | Unanswered;

/** What becomes of the question for a verdict. */
export type JobOutcome = Verdict | Exclude<Unanswered, { readonly kind: 'overdue' }>;

/** A question under way. */
export interface PendingJob<O> {
  /** Never rejects. */
  readonly outcome: Promise<O>;
  /** Settles the outcome as `cancelled` at once, whatever Z3 is doing; later calls do nothing. */
  cancel(): void;
  /** The same, but the worker may finish, so that what it has built is not lost. */
  abandon(): void;
}

/** How a question is asked; `K` is its kind. */
export interface AskOptions<K extends Kind> {
  /** Hears what is found on the way. */
  readonly onProgress?: ((progress: CountProgress<K>) => void) | undefined;
  /** How long it may take, in milliseconds, without the loading. */
  readonly budget?: number | undefined;
  /** Nobody is waiting for it: it lets others go first, and an abandoned one finish. */
  readonly patient?: boolean;
}

/** A solver as the page sees it. At most one question is worked on at a time; others wait. */
export interface Engine {
  /** Starts downloading Z3, unless that is under way; nothing is downloaded before. */
  warm(): void;
  /** Starts again what rests since nobody asked; does nothing otherwise. */
  wake(): void;
  /** Has the worker build the puzzle's rules once the engine runs; only the newest call counts. */
  prepare(type: string, text: string): void;
  /** Asks, loading Z3 if need be. */
  ask<K extends Kind>(
    question: Question<K>,
    options?: AskOptions<K>,
  ): PendingJob<Answered<AnswerTo<K>>>;
}

/** What the engine is made of; tests replace the world outside it. */
export interface EngineOptions {
  readonly onState: (state: EngineState) => void;
  /** Z3 or a worker did not come, died, or failed at a question; also when nobody waited for it. */
  readonly onFailure?: () => void;
  /** Fetches Z3; or gives `undefined`, for a solver that does without. */
  readonly load: (
    onFraction: (fraction: number) => void,
    part: Z3Part,
  ) => Promise<WebAssembly.Module> | undefined;
  /** What to load at first; where the slim part stops, the whole is loaded, and asked again. */
  readonly part?: Z3Part;
  readonly spawn?: Spawn;
  /** Every question gets a worker of its own, which is ended after it: nothing it did is left. */
  readonly singleUse?: boolean;
  /**
   * After how long without a question its worker is ended and what was loaded let go, in milliseconds;
   * the next one loads and starts it anew.
   */
  readonly rest?: number;
  /** Whether its worker's script could be had again then. */
  readonly mayRest?: () => boolean;
  /** How long a question may take unless it says otherwise, in milliseconds. */
  readonly budget?: number;
}
