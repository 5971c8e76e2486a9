/** Z3 ran out of memory (`MEMORY_BYTES`) and cannot be used again. */
export class OutOfMemoryError extends Error {
  override readonly name = 'OutOfMemoryError';
}

/** Whether Z3 ran out of memory: Emscripten throws an error of its own from the call that did, and later calls ours. */
export const ranOutOfMemory = (error: unknown): boolean =>
  error instanceof OutOfMemoryError ||
  (error instanceof WebAssembly.RuntimeError && /^Aborted\(.*memory/i.test(error.message));
