import type { Checked } from './check.ts';
import type { Files, CheckerMessage } from './worker.ts';

/** What came of a check, and how long it took in milliseconds; or the worker died of it, or never came. */
export type CheckOutcome =
  | { readonly kind: 'done'; readonly checked: Checked; readonly milliseconds: number }
  | { readonly kind: 'died' }
  | { readonly kind: 'unfetched' };

/** A check under way. */
export interface Checking {
  /** Never rejects; stays open for ever where the check was cancelled. */
  readonly outcome: Promise<CheckOutcome>;
  /** Ends it at once. */
  cancel(): void;
}

/** A worker that has nothing to do for so long is ended, in milliseconds. */
const REST = 60_000;

/** A worker that has nothing to do: its code is warm. */
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

/** Has a worker check a proof; `onProgress` hears how many steps are done. */
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
        // Without a message where its code did not come.
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
