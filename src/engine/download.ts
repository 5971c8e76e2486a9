import { bytes as z3Bytes, url as z3Url } from 'virtual:z3-wasm';

/** Where the wasm is, and how long once unpacked, in bytes. */
export interface Source {
  readonly url: string;
  readonly bytes: number;
}

const WASM = 'application/wasm';

/** Hears 0 to 1. */
type OnFraction = (fraction: number) => void;

/**
 * Downloads and compiles Z3, compiling while it downloads. `onFraction` hears 0 to 1. Rejects when
 * the network or the server fails, and when what came is not wasm.
 */
export async function downloadZ3(
  onFraction: OnFraction,
  { url, bytes }: Source = { url: z3Url, bytes: z3Bytes },
): Promise<WebAssembly.Module> {
  const over = new AbortController();
  const { signal } = over;
  const response = await fetch(url, { signal });
  // Chromium keeps compiled code only for a response as the network gave it: a copy is counted.
  const copy = response.ok ? response.clone().body : null;
  if (copy === null) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  let received = 0;
  const counter = new WritableStream<Uint8Array>({
    write(chunk) {
      received += chunk.byteLength;
      onFraction(Math.min(1, received / bytes));
    },
  });
  try {
    const [module] = await Promise.all([compile(response), copy.pipeTo(counter, { signal })]);
    return module;
  } finally {
    // Where one of them failed, the other ends too.
    over.abort();
  }
}

let shared:
  { readonly module: Promise<WebAssembly.Module>; readonly listeners: OnFraction[] } | undefined;

/** The same, for all who ask: it is downloaded once, and again only after it failed. */
export function shareZ3(
  onFraction: OnFraction,
  download: typeof downloadZ3 = downloadZ3,
): Promise<WebAssembly.Module> {
  if (shared !== undefined) {
    shared.listeners.push(onFraction);
    return shared.module;
  }
  const listeners = [onFraction];
  const module = download((fraction) => listeners.forEach((hears) => hears(fraction)));
  shared = { module, listeners };
  module.catch(() => (shared = undefined));
  return module;
}

async function compile(response: Response): Promise<WebAssembly.Module> {
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
