import { DownloadError } from '#engine/download/downloadError.ts';
import type { OnFraction } from '#engine/download/download.ts';
import type { Said, Wanted } from '#engine/download/worker.ts';

/** Has a worker download, or take what is kept, and compile Z3, and ends it. Rejects as `downloadZ3` does. */
function downloadAside(onFraction: OnFraction, wanted: Wanted): Promise<WebAssembly.Module> {
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
    worker.postMessage(wanted);
  }).finally(() => worker.terminate());
}

interface Shared {
  readonly module: Promise<WebAssembly.Module>;
  readonly listeners: OnFraction[];
}

let shared: Shared | undefined;
/** Once the browser keeps a copy, what is compiled is there only as long as somebody holds it. */
let loose: { module: WeakRef<WebAssembly.Module> | undefined } | undefined;

/** The same, for all who ask: it is downloaded once, and again only after it failed or all let go. */
export function shareZ3(
  onFraction: OnFraction,
  download: typeof downloadAside = downloadAside,
): Promise<WebAssembly.Module> {
  const held = loose?.module?.deref();
  if (held !== undefined) return Promise.resolve(held);
  if (shared !== undefined) {
    shared.listeners.push(onFraction);
    return shared.module;
  }
  const listeners = [onFraction];
  const module = download(
    (fraction) => listeners.forEach((hears) => hears(fraction)),
    loose === undefined ? 'newest' : 'kept',
  );
  shared = { module, listeners };
  module.then(loosen, () => (shared = undefined));
  return module;
}

/**
 * From now on Z3's memory can be given back: the browser keeps a copy of it, which is compiled again
 * when somebody asks after all let go.
 */
export function holdZ3Loosely(): void {
  loose ??= { module: undefined };
  void shared?.module.then(loosen, () => {});
}

function loosen(module: WebAssembly.Module): void {
  if (loose === undefined) return;
  loose.module = new WeakRef(module);
  shared = undefined;
}
