/**
 * What page and worker say to each other, and the verdicts. Types only: the page gets neither Z3
 * nor the puzzle registry from here.
 */

/** A full grid, indexed by cell. */
export type Answer = readonly number[];

/** What is proved of a puzzle. `milliseconds` is how long the proof took, loading not counted. */
export type Verdict =
  | { readonly kind: 'unique'; readonly answer: Answer; readonly milliseconds: number }
  | {
      readonly kind: 'several';
      /** At least two. */
      readonly answers: readonly Answer[];
      /** False when there may be more than those listed. */
      readonly complete: boolean;
      readonly milliseconds: number;
    }
  | { readonly kind: 'none'; readonly milliseconds: number }
  | {
      readonly kind: 'unknown';
      /** A sentence. */
      readonly reason: string;
      /** None or one. */
      readonly answers: readonly Answer[];
      readonly milliseconds: number;
    };

/** A puzzle as it travels: never a model, always its type and text form. */
export interface PuzzleText {
  readonly type: string;
  readonly text: string;
}

/** From the page. `start` comes first and once; `id` is the page's number for the question. */
export type Request =
  | {
      readonly kind: 'start';
      readonly module: WebAssembly.Module;
      /** The Web Lock to hold for life; absent where the page has none. */
      readonly lock?: string;
    }
  | { readonly kind: 'prepare'; readonly id: number; readonly puzzle: PuzzleText }
  | { readonly kind: 'solve'; readonly id: number; readonly puzzle: PuzzleText };

/** Why a question has no answer. */
export interface Failure {
  /** For the person who asked. */
  readonly sentence: string;
  /** For a bug report. */
  readonly detail: string;
}

/** From the worker. */
export type Reply =
  /** The worker holds its lock: from now on, whoever gets that lock knows it is dead. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'prepared'; readonly id: number }
  /** One more answer was found; the proof goes on. */
  | { readonly kind: 'progress'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'answer'; readonly id: number; readonly verdict: Verdict }
  | {
      readonly kind: 'failed';
      /** Absent when the worker could not even start. */
      readonly id?: number;
      readonly failure: Failure;
      /** The worker is in no state to go on and must be thrown away. */
      readonly fatal: boolean;
    };

/** The sentence for a solver that is gone, for whatever reason. */
export const STOPPED =
  'The solver stopped unexpectedly. Your puzzle is untouched; press Solve to try again.';
