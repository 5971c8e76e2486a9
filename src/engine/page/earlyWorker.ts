/** What the built page's head may have left: a worker that it started before any other script came. */
interface Early {
  /** Absent where it could not be fetched, and once it was taken. */
  gridproofEngine?: Worker | undefined;
}

/** Takes the worker that is under way already, once. */
export function takeEarlyWorker(): Worker | undefined {
  const early = globalThis as Early;
  const worker = early.gridproofEngine;
  early.gridproofEngine = undefined;
  return worker;
}
