/**
 * Z3's memory limit. The package reserves 2 GiB, which phones refuse; the build writes the smaller
 * size into the wasm (see wasm/rewrite.ts).
 */

/** In pages of WebAssembly. */
export const MEMORY_PAGES = 8192;

/** 512 MiB: the largest puzzles take less than half of it. */
export const MEMORY_BYTES = MEMORY_PAGES * 65_536;

/** Z3 ran out of memory and cannot be used again. */
export class OutOfMemoryError extends Error {
  override readonly name = 'OutOfMemoryError';
}
