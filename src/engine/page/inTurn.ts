import type { PendingJob } from './engine.ts';

/** Asks a second question if the first outcome requires it: `next` returns it, or `undefined`. */
export function askInTurn<O>(
  first: PendingJob<O>,
  next: (outcome: O) => PendingJob<O> | undefined,
): PendingJob<O> {
  let asked = first;
  let isOver = false;
  const outcome = (async () => {
    const found = await first.outcome;
    const other = isOver ? undefined : next(found);
    if (other === undefined) return found;
    asked = other;
    return other.outcome;
  })();
  return {
    outcome,
    cancel() {
      isOver = true;
      asked.cancel();
    },
    abandon() {
      isOver = true;
      asked.abandon();
    },
  };
}
