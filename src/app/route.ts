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

/** An address the visitor went to; going to the same one again is another visit. */
interface Visit {
  readonly hash: string;
}

/** The app's own `replaceState` is no visit: it says what is on the board already. */
let visit: Visit = { hash: location.hash };

function subscribe(onChange: () => void): () => void {
  const follow = () => {
    visit = { hash: location.hash };
    onChange();
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

export const useVisit = (): Visit => useSyncExternalStore(subscribe, () => visit);

/** Goes to the same address again. */
export const visitAgain = (): void => void window.dispatchEvent(new Event('hashchange'));
