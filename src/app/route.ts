import { useSyncExternalStore } from 'react';
import { entryBeforeReload } from '#features/share/reload.ts';

/** An address that the visitor navigated to; navigating to the same one again is another visit. */
export interface Visit {
  readonly hash: string;
  /** The library entry that the history state of the browser names. */
  readonly entry: string | undefined;
}

const currentVisit = (): Visit => ({ hash: location.hash, entry: entryOf(history.state) });

const entryOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : undefined;

/** The app's own `replaceState` is no visit: it describes what is on the board already. */
let visit: Visit = {
  hash: location.hash,
  entry: entryOf(history.state) ?? entryBeforeReload(location.hash),
};

// Fires for every navigation within the page: by a link, by hand, back and forward. Links of the
// prerendered page may be pressed before any listener is attached.
window.addEventListener('popstate', () => {
  visit = currentVisit();
});

/** The last visit. */
export const newestVisit = (): Visit => visit;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

export const useVisit = (): Visit => useSyncExternalStore(subscribe, newestVisit, newestVisit);

/** Visits the same address again. */
export const visitAgain = (): void => void window.dispatchEvent(new Event('popstate'));
