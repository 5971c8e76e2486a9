/** The worker that downloads and compiles Z3; on a phone this would block the page. */
import { Z3_WASM } from 'virtual:z3-wasm';
import type { Z3Part } from 'gridproof-z3-slim/part.ts';
import { downloadZ3 } from './download.ts';
import { DownloadError } from './downloadError.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What the worker says: how far it is, from 0 to 1, then what came of it. */
export type DownloadMessage =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly module: WebAssembly.Module }
  /** `isKnown` if the message is a sentence for the user. */
  | { readonly kind: 'failed'; readonly message: string; readonly isKnown: boolean };

const say = (said: DownloadMessage): void => self.postMessage(said);

self.addEventListener('message', ({ data: part }: MessageEvent<Z3Part>) => {
  downloadZ3((fraction) => say({ kind: 'progress', fraction }), Z3_WASM[part]).then(
    (module) => say({ kind: 'done', module }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      say({ kind: 'failed', message, isKnown: error instanceof DownloadError });
    },
  );
});
