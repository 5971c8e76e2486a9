import type { Failure, Verdict } from './protocol.ts';
import type { Spawn } from './workerLine.ts';

/** How far the solver is; `idle` until it is asked for. */
export type EngineState =
  | { readonly kind: 'idle' }
  /** `fraction` is 0 to 1 of the download. */
  | { readonly kind: 'loading'; readonly fraction: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly sentence: string };

/** What becomes of a question: a verdict, or why there is none. */
export type Outcome =
  Verdict | { readonly kind: 'cancelled' } | ({ readonly kind: 'failed' } & Failure);

/** A question under way. */
export interface Asked {
  /** Never rejects. */
  readonly outcome: Promise<Outcome>;
  /** Settles the outcome as `cancelled` at once, whatever Z3 is doing; later calls do nothing. */
  cancel(): void;
}

/** The solver as the page sees it. At most one question is worked on at a time; others wait. */
export interface Engine {
  /** Starts downloading Z3, unless that is under way; nothing is downloaded before. */
  warm(): void;
  /** Has the worker build the puzzle's rules once the engine runs; only the newest call counts. */
  prepare(type: string, text: string): void;
  /** Asks for a verdict, loading Z3 if need be. `onProgress` hears how many answers are found. */
  solve(type: string, text: string, onProgress?: (found: number) => void): Asked;
}

/** What the engine is made of; tests replace the world outside it. */
export interface EngineOptions {
  readonly onState: (state: EngineState) => void;
  readonly load?: (onFraction: (fraction: number) => void) => Promise<WebAssembly.Module>;
  readonly spawn?: Spawn;
  /** How long a question may take, in milliseconds, without the loading. */
  readonly budget?: number;
}
