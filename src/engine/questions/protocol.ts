/**
 * Messages between page and worker. Types and strings only: the page must load neither Z3 nor the
 * puzzle registry through this file.
 */
import type { Asks, AnswerTo, Kind, CountProgress } from './questions.ts';

/** The name of workers that will get Z3. */
export const WITH_Z3 = 'gridproof-engine-z3';

/** A puzzle as it travels: never a model, always its type and text form. */
export interface PuzzleMessage {
  readonly type: string;
  readonly text: string;
}

/** A question of one kind about a puzzle. */
export interface Question<K extends Kind = Kind> {
  readonly kind: K;
  readonly puzzle: PuzzleMessage;
  readonly asks: Asks<K>;
}

/** From the page. `start` comes first of all but `expect`, and once; `id` is the page's number for the question. */
export type EngineRequest =
  /** Z3 will come with `start`. */
  | { readonly kind: 'expect'; readonly lock?: string }
  | {
      readonly kind: 'start';
      /** Z3; without it, only our own solver answers. */
      readonly module?: WebAssembly.Module;
      /** A Web Lock to hold until the worker ends; absent if unavailable or sent before. */
      readonly lock?: string;
    }
  | { readonly kind: 'prepare'; readonly id: number; readonly puzzle: PuzzleMessage }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question };

/** What a worker does once it has started. */
export type Task = Extract<EngineRequest, { readonly kind: 'ask' | 'prepare' }>;

/** Why a question has no answer. */
export interface Failure {
  /** For the user. */
  readonly sentence: string;
  /** For a bug report. */
  readonly detail: string;
}

/** From the worker. Progress and answer are of the kind that `id` asked for. */
export type Reply =
  /** The worker holds its lock: from now on, whoever gets that lock knows it is dead. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'prepared'; readonly id: number }
  /** Something was found, or some of the way is done; the work goes on. */
  | { readonly kind: 'progress'; readonly id: number; readonly progress: CountProgress<Kind> }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: AnswerTo<Kind> }
  | {
      readonly kind: 'failed';
      /** Absent if the worker could not even start. */
      readonly id?: number;
      readonly failure: Failure;
      /** The worker is broken and must be terminated. */
      readonly fatal: boolean;
      /** The slim part of Z3 trapped; the whole may be asked the same. */
      readonly isBeyond?: boolean;
    };

/** The message for a solver that stopped for an unknown reason. */
export const STOPPED =
  'The solver stopped unexpectedly. Your puzzle is untouched; please try again.';

/** The message for a solver that ran out of memory. */
export const OUT_OF_MEMORY =
  'The solver ran out of memory: it has 512 MB here. Your puzzle is untouched.';

/** The sentence for code of the solver that did not come. */
export const UNFETCHED_CODE =
  'A part of the solver could not be fetched. Check the connection, then try again. If the app was updated, reload the page.';
