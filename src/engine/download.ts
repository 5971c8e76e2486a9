import { limitMemory } from './memory.ts';
import wasmUrl from 'z3-solver/build/z3-built.wasm?url';

/** Where the wasm is, and how long once unpacked, in bytes. */
export interface Source {
  readonly url: string;
  readonly bytes: number;
}

/**
 * Downloads and compiles Z3, compiling while it downloads. `onFraction` hears 0 to 1. Rejects when
 * the network or the server fails, and when what came is not wasm.
 */
export async function downloadZ3(
  onFraction: (fraction: number) => void,
  { url, bytes }: Source = { url: wasmUrl, bytes: Z3_WASM_BYTES },
): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        limitMemory(chunk, received);
        received += chunk.byteLength;
        onFraction(Math.min(1, received / bytes));
        controller.enqueue(chunk);
      },
    }),
  );
  // Some servers give wasm another MIME type, which streaming compilation would refuse.
  const wasm = new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
  return 'compileStreaming' in WebAssembly
    ? WebAssembly.compileStreaming(wasm)
    : compileWhole(wasm);
}

const compileWhole = async (wasm: Response): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await wasm.arrayBuffer());
