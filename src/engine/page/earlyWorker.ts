/** What the built page's head may have left: a worker that it started before any other script ran. */
interface Early {
  /** Absent before it is started and where it could not be fetched; once `taken`, none is started there. */
  gridproofEngine?: Worker | 'taken' | undefined;
}

/** Takes the worker that is under way already, once; where there is none, none will be. */
export function takeEarlyWorker(): Worker | undefined {
  const early = globalThis as Early;
  const worker = early.gridproofEngine;
  early.gridproofEngine = 'taken';
  return worker === 'taken' ? undefined : worker;
}
