/** The worker that fetches and compiles Z3, which takes a phone's page many moments to do itself. */
import type { Z3Part } from '#engine/z3/part.ts';
import { compileKept, downloadZ3, SOURCES } from './download.ts';
import { DownloadError } from './downloadError.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What the worker says: how far it is, from 0 to 1, then what came of it. */
export type Said =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly module: WebAssembly.Module }
  /** `isKnown` where the message is a sentence for the person who waits. */
  | { readonly kind: 'failed'; readonly message: string; readonly isKnown: boolean };

export interface Wanted {
  readonly part: Z3Part;
  /** The release's own from the network, or first of all the copy that the browser keeps. */
  readonly from: 'network' | 'kept';
}

const say = (said: Said): void => self.postMessage(said);

async function fetchZ3({ part, from }: Wanted): Promise<WebAssembly.Module> {
  const source = SOURCES[part];
  const kept = from === 'kept' ? await compileKept(source.url) : undefined;
  return kept ?? downloadZ3((fraction) => say({ kind: 'progress', fraction }), source);
}

self.addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  fetchZ3(data).then(
    (module) => say({ kind: 'done', module }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      say({ kind: 'failed', message, isKnown: error instanceof DownloadError });
    },
  );
});
