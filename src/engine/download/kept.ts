/** The cached copy of Z3: for offline visits, and for restarting after a rest. */
import { Z3_WASM } from 'virtual:z3-wasm';
import type { Z3Part } from 'gridproof-z3-slim/part.ts';

/** A cache of its own: Z3 is larger than everything else and is cached only after it was used. */
const CACHE = 'gridproof-z3';

const addressOf = (part: Z3Part): string => new URL(Z3_WASM[part].url, location.href).href;

/**
 * Caches a part of Z3 and deletes older versions; `downloadZ3` finds it there. Rejects if storage
 * is full.
 */
export async function keepZ3(part: Z3Part): Promise<void> {
  const cache = await caches.open(CACHE);
  const current = [addressOf('slim'), addressOf('whole')];
  for (const kept of await cache.keys()) if (!current.includes(kept.url)) await cache.delete(kept);
  const address = addressOf(part);
  if ((await cache.match(address)) === undefined) await cache.add(address);
}

/** The cached response for an address, if there is one. */
export const keptCopy = async (url: string): Promise<Response | undefined> =>
  'caches' in globalThis ? caches.match(url) : undefined;

/** Compiles the cached copy; `undefined` if there is none or it is damaged. */
export async function compileKept(part: Z3Part): Promise<WebAssembly.Module | undefined> {
  try {
    const copy = await keptCopy(Z3_WASM[part].url);
    return copy === undefined ? undefined : await compile(copy);
  } catch {
    return undefined;
  }
}

const WASM = 'application/wasm';

/** Compiles a response, streaming where the browser can. */
export async function compile(response: Response): Promise<WebAssembly.Module> {
  if (!('compileStreaming' in WebAssembly)) {
    return WebAssembly.compile(await response.arrayBuffer());
  }
  if (response.headers.get('Content-Type')?.toLowerCase() === WASM) {
    return WebAssembly.compileStreaming(response);
  }
  // Streaming compilation requires the MIME type, which some servers do not send.
  return WebAssembly.compileStreaming(
    new Response(response.body, { headers: { 'Content-Type': WASM } }),
  );
}
