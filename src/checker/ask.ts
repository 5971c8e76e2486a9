import type { Checked } from './check.ts';
import type { Files, CheckerMessage } from './worker.ts';

/**
 * The outcome of a check and its duration in milliseconds; or the worker crashed, or could not be
 * loaded.
 */
export type CheckOutcome =
  | { readonly kind: 'done'; readonly checked: Checked; readonly milliseconds: number }
  | { readonly kind: 'died' }
  | { readonly kind: 'unfetched' };

/** A check in progress. */
export interface Checking {
  /** Never rejects; stays pending if the check is cancelled. */
  readonly outcome: Promise<CheckOutcome>;
  /** Terminates the check at once. */
  cancel(): void;
}

/** An idle worker is terminated after this many milliseconds. */
const REST = 60_000;

/** An idle worker, kept because its code is compiled. */
let idle: Worker | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

function keepForNext(worker: Worker): void {
  if (idle !== undefined) return worker.terminate();
  idle = worker;
  resting = setTimeout(() => {
    worker.terminate();
    idle = undefined;
  }, REST);
}

/** Has a worker check a proof; `onProgress` is called with the number of steps done. */
export function startCheck(files: Files, onProgress: (steps: number) => void = () => {}): Checking {
  const worker =
    idle ??
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'proof-checker' });
  idle = undefined;
  clearTimeout(resting);
  const listening = new AbortController();
  const { signal } = listening;
  const outcome = new Promise<CheckOutcome>((settle) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<CheckerMessage>) => {
        if (data.kind === 'progress') return onProgress(data.steps);
        listening.abort();
        keepForNext(worker);
        settle(data);
      },
      { signal },
    );
    worker.addEventListener(
      'error',
      (event: Event) => {
        listening.abort();
        worker.terminate();
        // The event has no message if the worker's code could not be loaded.
        settle({ kind: event instanceof ErrorEvent ? 'died' : 'unfetched' });
      },
      { signal },
    );
  });
  worker.postMessage(files);
  return {
    outcome,
    cancel() {
      if (signal.aborted) return;
      listening.abort();
      worker.terminate();
    },
  };
}
