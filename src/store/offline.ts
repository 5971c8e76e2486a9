import type { Workbox } from 'workbox-window';
import type { Z3Part } from '#engine/page/client.ts';

let workbox: Workbox | undefined;
const used = new Set<Z3Part>();

let isFetching = false;

/** Whether what registers the service worker is being fetched: the page lacks nothing without it. */
export const isFetchingWorkbox = (): boolean => isFetching;

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
  isFetching = true;
  const { Workbox } = await import('workbox-window').finally(() => (isFetching = false));
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
 * Checks for a newer release with the service worker: whether one waits; `undefined` without a
 * service worker. Rejects offline.
 */
export async function lookForWaiting(): Promise<boolean | undefined> {
  const registration = await registered();
  if (registration === undefined) return undefined;
  await registration.update();
  return registration.waiting !== null;
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
