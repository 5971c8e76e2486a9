import { useSyncExternalStore } from 'react';

/** What the part of the address after `#/` names. */
export interface Route {
  /** A puzzle type's id; empty on the start page. Any string a link may hold. */
  readonly id: string;
  readonly payload: string | undefined;
}

/** `#/sudoku/1.abc` names the type `sudoku` and the payload `1.abc`. */
export function parseRoute(hash: string): Route {
  const [id = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const payload = rest.join('/');
  return { id, payload: payload === '' ? undefined : payload };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/**
 * The hash the visitor navigated to. The app's own `replaceState` does not count: it says what
 * is on the board already.
 */
let visited = location.hash;
window.addEventListener('hashchange', () => {
  visited = location.hash;
});

export const useVisitedHash = (): string => useSyncExternalStore(subscribe, () => visited);
