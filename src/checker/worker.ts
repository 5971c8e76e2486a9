/** The worker that checks proofs, one pair of files at a time. */
import { checkProof } from './check.ts';
import type { Checked } from './check.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The interval between progress reports, in milliseconds. */
const PAUSE = 100;

/** The texts of an OPB file and of a proof. */
export interface Files {
  readonly formula: string;
  readonly proof: string;
}

/** Messages from the worker: the number of steps done, then the outcome. */
export type CheckerMessage =
  | { readonly kind: 'progress'; readonly steps: number }
  | {
      readonly kind: 'done';
      readonly checked: Checked;
      /** The duration of the check. */
      readonly milliseconds: number;
    };

const say = (said: CheckerMessage): void => self.postMessage(said);

self.addEventListener('message', ({ data }: MessageEvent<Files>) => {
  const start = performance.now();
  let reportedAt = start;
  const checked = checkProof(data.formula, data.proof, (steps) => {
    const now = performance.now();
    if (now - reportedAt < PAUSE) return;
    reportedAt = now;
    say({ kind: 'progress', steps });
  });
  say({ kind: 'done', checked, milliseconds: performance.now() - start });
});
