import { DownloadError } from '#engine/download/downloadError.ts';
import type { Z3Part } from 'gridproof-z3-slim/part.ts';
import type { OnFraction } from '#engine/download/download.ts';
import { compileKept } from '#engine/download/kept.ts';
import type { DownloadMessage } from '#engine/download/worker.ts';

export { keepZ3 } from '#engine/download/kept.ts';

/**
 * Downloads and compiles a part of Z3 in a worker, then terminates it. Rejects as `downloadZ3`
 * does.
 */
function downloadAside(onFraction: OnFraction, part: Z3Part): Promise<WebAssembly.Module> {
  const worker = new Worker(new URL('../download/worker.ts', import.meta.url), {
    type: 'module',
    name: 'gridproof-download',
  });
  return new Promise<WebAssembly.Module>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<DownloadMessage>) => {
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
    worker.postMessage(part);
  }).finally(() => worker.terminate());
}

/** The state of one part. */
interface Shared {
  /** The module, loading or loaded. */
  coming:
    | { readonly module: Promise<WebAssembly.Module>; readonly listeners: OnFraction[] }
    | undefined;
  /** With a cached copy the module is only weakly referenced. */
  isLoose: boolean;
  module: WeakRef<WebAssembly.Module> | undefined;
}

const nothing = (): Shared => ({ coming: undefined, isLoose: false, module: undefined });
const shares: Readonly<Record<Z3Part, Shared>> = { slim: nothing(), whole: nothing() };

/**
 * One download per part for all callers; repeated only after a failure, or once the module was
 * collected.
 */
export function shareZ3(
  onFraction: OnFraction,
  part: Z3Part,
  download = downloadAside,
  take = compileKept,
): Promise<WebAssembly.Module> {
  const share = shares[part];
  const held = share.module?.deref();
  if (held !== undefined) return Promise.resolve(held);
  if (share.coming !== undefined) {
    share.coming.listeners.push(onFraction);
    return share.coming.module;
  }
  const listeners = [onFraction];
  const all: OnFraction = (fraction) => listeners.forEach((hears) => hears(fraction));
  const module = share.isLoose
    ? take(part).then((kept) => kept ?? download(all, part))
    : download(all, part);
  share.coming = { module, listeners };
  module.then(
    (compiled) => loosen(share, compiled),
    () => (share.coming = undefined),
  );
  return module;
}

/**
 * Lets the module be garbage-collected: the browser has a cached copy, which is compiled again when
 * needed.
 */
export function holdZ3Loosely(part: Z3Part): void {
  const share = shares[part];
  share.isLoose = true;
  share.coming?.module.then(
    (compiled) => loosen(share, compiled),
    () => {},
  );
}

function loosen(share: Shared, module: WebAssembly.Module): void {
  if (!share.isLoose) return;
  share.module = new WeakRef(module);
  share.coming = undefined;
}
