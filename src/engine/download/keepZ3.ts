import { Z3_WASM } from 'virtual:z3-wasm';
import type { Z3Part } from '#engine/z3/part.ts';

/** Apart from the rest of the page: Z3 is kept only once it was used, for it is larger than all else. */
const CACHE = 'gridproof-z3';

const addressOf = (part: Z3Part): string => new URL(Z3_WASM[part].url, location.href).href;

/** Keeps a part of Z3 for visits without a network, and nothing older; `downloadZ3` finds it. Rejects where it does not fit. */
export async function keepZ3(part: Z3Part): Promise<void> {
  const cache = await caches.open(CACHE);
  const current = [addressOf('slim'), addressOf('whole')];
  for (const kept of await cache.keys()) if (!current.includes(kept.url)) await cache.delete(kept);
  const address = addressOf(part);
  if ((await cache.match(address)) === undefined) await cache.add(address);
}
