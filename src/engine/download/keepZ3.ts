import { url } from 'virtual:z3-wasm';

/** Apart from the rest of the page: Z3 is kept only once it was used, for it is larger than all else. */
const CACHE = 'gridproof-z3';

/** Keeps Z3 for visits without a network, and no older one; `downloadZ3` finds it. Rejects where it does not fit. */
export async function keepZ3(): Promise<void> {
  const cache = await caches.open(CACHE);
  const { href } = new URL(url, location.href);
  for (const kept of await cache.keys()) if (kept.url !== href) await cache.delete(kept);
  if ((await cache.match(href)) === undefined) await cache.add(href);
}
