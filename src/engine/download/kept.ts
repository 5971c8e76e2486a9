/** What the browser keeps of Z3: for visits without a network, and for when it is wanted after a rest. */
import { Z3_WASM } from 'virtual:z3-wasm';
import type { Z3Part } from '#engine/z3/part.ts';

/** Apart from the rest of the page: Z3 is kept only once it was used, for it is larger than all else. */
const CACHE = 'gridproof-z3';

const addressOf = (part: Z3Part): string => new URL(Z3_WASM[part].url, location.href).href;

/** Keeps a part of Z3, and nothing older; `downloadZ3` finds it. Rejects where it does not fit. */
export async function keepZ3(part: Z3Part): Promise<void> {
  const cache = await caches.open(CACHE);
  const current = [addressOf('slim'), addressOf('whole')];
  for (const kept of await cache.keys()) if (!current.includes(kept.url)) await cache.delete(kept);
  const address = addressOf(part);
  if ((await cache.match(address)) === undefined) await cache.add(address);
}

/** The copy of what is at an address, if there is one. */
export const keptCopy = async (url: string): Promise<Response | undefined> =>
  'caches' in globalThis ? caches.match(url) : undefined;

/** Compiles the copy that is kept; `undefined` where there is none, or none that can be compiled. */
export async function compileKept(part: Z3Part): Promise<WebAssembly.Module | undefined> {
  try {
    const copy = await keptCopy(Z3_WASM[part].url);
    return copy === undefined ? undefined : await compile(copy);
  } catch {
    return undefined;
  }
}

const WASM = 'application/wasm';

/** Compiles what a response brings, as it comes where the browser can. */
export async function compile(response: Response): Promise<WebAssembly.Module> {
  if (!('compileStreaming' in WebAssembly)) {
    return WebAssembly.compile(await response.arrayBuffer());
  }
  if (response.headers.get('Content-Type')?.toLowerCase() === WASM) {
    return WebAssembly.compileStreaming(response);
  }
  // Some servers give wasm another MIME type, which streaming compilation would refuse.
  return WebAssembly.compileStreaming(
    new Response(response.body, { headers: { 'Content-Type': WASM } }),
  );
}
