import { DownloadError } from '#engine/download/downloadError.ts';
import type { Z3Part } from '#engine/z3/part.ts';
import type { OnFraction } from '#engine/download/download.ts';
import { compileKept } from '#engine/download/kept.ts';
import type { DownloadMessage } from '#engine/download/worker.ts';

export { keepZ3 } from '#engine/download/kept.ts';

/** Has a worker download and compile a part of Z3, and ends it. Rejects as `downloadZ3` does. */
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

/** What is known of one part. */
interface Shared {
  /** It is on its way, or held. */
  coming:
    | { readonly module: Promise<WebAssembly.Module>; readonly listeners: OnFraction[] }
    | undefined;
  /** Once the browser keeps a copy, what is compiled is there only as long as somebody holds it. */
  isLoose: boolean;
  module: WeakRef<WebAssembly.Module> | undefined;
}

const nothing = (): Shared => ({ coming: undefined, isLoose: false, module: undefined });
const shares: Readonly<Record<Z3Part, Shared>> = { slim: nothing(), whole: nothing() };

/** The same, for all who ask: a part is downloaded once, and again only after it failed or all let go. */
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
 * From now on a part's memory can be given back: the browser keeps a copy of it, which is compiled
 * again when somebody asks after all let go.
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
