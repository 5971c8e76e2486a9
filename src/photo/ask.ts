import type { PhotoRead } from './picture.ts';
import type { PhotoRequest } from './worker.ts';

/** What came of asking: the worker may not have come, or died of the photo. */
export type Answer = PhotoRead | { readonly kind: 'unfetched' } | { readonly kind: 'died' };

/** Has a worker of its own read a photo; its code and weights are fetched for it. Never rejects. */
export function askPhoto(asked: PhotoRequest): Promise<Answer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'photo-reader',
  });
  return new Promise<Answer>((settle) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoRead>) => settle(data));
    worker.addEventListener('messageerror', () => settle({ kind: 'died' }));
    // Without a message where its code did not come.
    worker.addEventListener('error', (event: Event) =>
      settle({ kind: event instanceof ErrorEvent ? 'died' : 'unfetched' }),
    );
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
