import type { Workbox } from 'workbox-window';
import type { Z3Part } from '#engine/page/client.ts';

let workbox: Workbox | undefined;
const used = new Set<Z3Part>();

/** Whether what the page was opened with can be fetched again, whatever becomes of network and host. */
export const isKept = (): boolean => workbox !== undefined;

/** A part of Z3 is here: from now on it is kept, too. What does not fit is asked of the network again. */
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

/** Says what the page is called as an app; said in index.html, it would be fetched before the board. */
export function offerInstalling(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = './gridproof.webmanifest';
  document.head.append(link);
}

/**
 * Has a service worker keep the page for visits without a network, and tells when a newer release
 * waits in it. Rejects where the browser keeps nothing.
 */
export async function keepOffline(onWaiting: () => void): Promise<void> {
  // A development server has nothing to keep; on a page without a secure context nobody may.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const keeper = new Workbox('./sw.js');
  keeper.addEventListener('waiting', onWaiting);
  await keeper.register({ immediate: true });
  await keeper.active;
  workbox = keeper;
  used.forEach(keep);
}

/** The service worker of this page, if there is one. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/**
 * Asks the host for a newer release, where a service worker keeps the page: whether one waits in it;
 * `undefined` where none does. Rejects without a network.
 */
export async function lookForWaiting(): Promise<boolean | undefined> {
  const registration = await registered();
  if (registration === undefined) return undefined;
  await registration.update();
  return registration.waiting !== null;
}

/** Resolves when a worker has come to one of these states, or is of no use any more. */
const reached = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (states.includes(worker.state) || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Has the newest release that the host has take over from the one that is kept: the page is that one
 * when it is opened again. Other tabs go on with what they have.
 */
export async function takeNewest(): Promise<void> {
  const registration = await registered();
  if (registration === undefined) return;
  // Without a network the one that is here already has to do.
  await registration.update().catch(() => {});
  if (registration.installing !== null) await reached(registration.installing, ['installed']);
  const { waiting } = registration;
  if (waiting === null) return;
  waiting.postMessage({ type: 'SKIP_WAITING' });
  await reached(waiting, ['activated']);
}
