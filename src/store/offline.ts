import type { Workbox } from 'workbox-window';
import type { Z3Part } from '#engine/page/client.ts';

let workbox: Workbox | undefined;
const used = new Set<Z3Part>();

let workboxError: unknown;

/** Whether this is the error of fetching what registers the service worker: the page lacks nothing without it. */
export const isWorkboxError = (error: unknown): boolean =>
  error !== undefined && error === workboxError;

/** Whether the page's files are cached, so that they can be loaded again without the network. */
export const isKept = (): boolean => workbox !== undefined;

/**
 * Has the browser cache a part of Z3 after its first use. If there is no space, it is downloaded
 * again each time.
 */
export function noteZ3Used(part: Z3Part): void {
  used.add(part);
  if (workbox !== undefined) keep(part);
}

function keep(part: Z3Part): void {
  const kept = async (): Promise<void> => {
    const { holdZ3Loosely, keepZ3 } = await import('#engine/page/shareZ3.ts');
    await keepZ3(part);
    holdZ3Loosely(part);
  };
  kept().catch(() => {});
}

/** Adds the web app manifest; in index.html it would be fetched before the board. */
export function offerInstalling(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = './gridproof.webmanifest';
  document.head.append(link);
}

/**
 * Registers the service worker that caches the page; `onWaiting` is called when a newer release
 * waits in it. Rejects if storage is unavailable.
 */
export async function keepOffline(onWaiting: () => void): Promise<void> {
  // The development server caches nothing; service workers need a secure context.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window').catch((error: unknown) => {
    workboxError = error;
    throw error;
  });
  const keeper = new Workbox('./sw.js');
  keeper.addEventListener('waiting', onWaiting);
  await keeper.register({ immediate: true });
  await keeper.active;
  workbox = keeper;
  used.forEach(keep);
}

/** The page's service worker registration, if any. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/**
 * Checks for a newer release with the service worker: whether one waits; `undefined` if the service
 * worker does not say, since it has not cached the release of this entry script. Rejects offline.
 */
export async function lookForWaiting(entry: string): Promise<boolean | undefined> {
  const registration = await registered();
  if (registration === undefined) return undefined;
  await registration.update();
  if (registration.waiting !== null) return true;
  // During a first visit, the first worker may still be installing, or it is the newer release's.
  const isOurs = registration.active !== null && (await caches.match(entry)) !== undefined;
  return isOurs ? false : undefined;
}

/** Resolves when a worker reaches one of these states, or becomes redundant. */
const reached = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (states.includes(worker.state) || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Activates the newest release, which the page gets when it reloads. Other tabs keep theirs. */
export async function takeNewest(): Promise<void> {
  const registration = await registered();
  if (registration === undefined) return;
  // Offline, the waiting release is used.
  await registration.update().catch(() => {});
  if (registration.installing !== null) await reached(registration.installing, ['installed']);
  const { waiting } = registration;
  if (waiting === null) return;
  waiting.postMessage({ type: 'SKIP_WAITING' });
  await reached(waiting, ['activated']);
}
