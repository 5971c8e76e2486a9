import { DownloadError } from '#engine/download/downloadError.ts';
import type { OnFraction } from '#engine/download/download.ts';
import type { Said } from '#engine/download/worker.ts';

/** Has a worker download and compile Z3, and ends it. Rejects as `downloadZ3` does. */
function downloadAside(onFraction: OnFraction): Promise<WebAssembly.Module> {
  const worker = new Worker(new URL('../download/worker.ts', import.meta.url), {
    type: 'module',
    name: 'gridproof-download',
  });
  return new Promise<WebAssembly.Module>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      switch (data.kind) {
        case 'progress':
          return onFraction(data.fraction);
        case 'done':
          return resolve(data.module);
        case 'failed':
          return reject(data.isKnown ? new DownloadError(data.message) : new Error(data.message));
      }
    });
    worker.addEventListener('messageerror', () => reject(new Error('Z3 did not reach the page')));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker was not fetched')),
    );
  }).finally(() => worker.terminate());
}

let shared:
  | { readonly module: Promise<WebAssembly.Module>; readonly listeners: OnFraction[] }
  | undefined;

/** The same, for all who ask: it is downloaded once, and again only after it failed. */
export function shareZ3(
  onFraction: OnFraction,
  download: typeof downloadAside = downloadAside,
): Promise<WebAssembly.Module> {
  if (shared !== undefined) {
    shared.listeners.push(onFraction);
    return shared.module;
  }
  const listeners = [onFraction];
  const module = download((fraction) => listeners.forEach((hears) => hears(fraction)));
  shared = { module, listeners };
  module.catch(() => (shared = undefined));
  return module;
}
