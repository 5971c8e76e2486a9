/** Z3 ran out of memory (`MEMORY_BYTES`) and cannot be used again. */
export class OutOfMemoryError extends Error {
  override readonly name = 'OutOfMemoryError';
}
