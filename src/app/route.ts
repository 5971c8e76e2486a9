import { useSyncExternalStore } from 'react';
import { entryBeforeReload } from '#features/share/reload.ts';

/** An address the visitor went to; going to the same one again is another visit. */
export interface Visit {
  readonly hash: string;
  /** The entry of the library that the browser's history has for it. */
  readonly entry: string | undefined;
}

const currentVisit = (): Visit => ({ hash: location.hash, entry: entryOf(history.state) });

const entryOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : undefined;

/** The app's own `replaceState` is no visit: it says what is on the board already. */
let visit: Visit = {
  hash: location.hash,
  entry: entryOf(history.state) ?? entryBeforeReload(location.hash),
};

// Comes with every way to another address of the page: by a link, by hand, back and forward. The
// built page has links that may be pressed before anything listens to visits.
window.addEventListener('popstate', () => {
  visit = currentVisit();
});

/** Where the visitor went last. */
export const newestVisit = (): Visit => visit;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

export const useVisit = (): Visit => useSyncExternalStore(subscribe, newestVisit, newestVisit);

/** Goes to the same address again. */
export const visitAgain = (): void => void window.dispatchEvent(new Event('popstate'));
