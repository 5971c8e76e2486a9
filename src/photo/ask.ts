import type { PhotoRead } from './picture.ts';
import type { PhotoRequest } from './worker.ts';

/**
 * The outcome of reading a photo; the worker's code may not have loaded, or it may have crashed.
 */
export type Answer = PhotoRead | { readonly kind: 'unfetched' } | { readonly kind: 'died' };

/**
 * Reads a photo in a worker of its own, whose code and weights are loaded for it. Never rejects.
 */
export function askPhoto(asked: PhotoRequest): Promise<Answer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'photo-reader',
  });
  return new Promise<Answer>((settle) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoRead>) => settle(data));
    worker.addEventListener('messageerror', () => settle({ kind: 'died' }));
    // The event has no message if the worker's code could not be loaded.
    worker.addEventListener('error', (event: Event) =>
      settle({ kind: event instanceof ErrorEvent ? 'died' : 'unfetched' }),
    );
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
