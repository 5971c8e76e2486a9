import type { Desk } from './desk.ts';

/** How things are shared out. */
export interface Sharing<Result> {
  /**
   * Things at a desk at a time, usually one. With more, the next one's question is ready when one is answered.
   */
  readonly atDesk?: number | undefined;
  /** What a result takes, in characters, while those before it are missing. */
  readonly weigh?: (result: Result) => number;
}

/** Results that wait for one before them may have so many characters; then no other thing is begun. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * Works through things as they come. A desk takes the next one as soon as it has room, whatever the others are at.
 * `onDone` hears of each result in the order of the things, as soon as those before it are there. Stops taking up
 * things when `signal` aborts.
 */
export async function workThrough<Thing, Result>(
  things: AsyncIterator<Thing>,
  desks: readonly Desk[],
  signal: AbortSignal,
  work: (thing: Thing, desk: Desk, at: number) => Promise<Result>,
  onDone: (result: Result) => void | Promise<void>,
  { atDesk = 1, weigh = () => 0 }: Sharing<Result> = {},
): Promise<void> {
  const waiting = new Map<number, Result>();
  let weight = 0;
  let next = 0;
  let told = 0;
  /** Resolves once all that was told was heard. */
  let telling: Promise<void> = Promise.resolve();
  /** Who waits until there is room for results. */
  let stalled: (() => void)[] = [];
  const hasRoom = (): boolean => weight <= MOST_WAITING;
  const tell = (): void => {
    for (let result = waiting.get(told); waiting.has(told); result = waiting.get(told)) {
      waiting.delete(told);
      told += 1;
      weight -= weigh(result as Result);
      telling = telling.then(() => onDone(result as Result));
    }
    if (!hasRoom()) return;
    for (const go of stalled) go();
    stalled = [];
  };
  const workAt = async (desk: Desk): Promise<void> => {
    while (!signal.aborted) {
      // Whoever is at the thing that the others wait for is past this.
      while (!hasRoom()) await new Promise<void>((go) => stalled.push(go));
      const thing = await things.next();
      if (thing.done === true) return;
      // Whoever gets a thing first goes on first, so that this is its place among all.
      const at = next;
      next += 1;
      const result = await work(thing.value, desk, at);
      weight += weigh(result);
      waiting.set(at, result);
      tell();
      await telling;
    }
  };
  await Promise.all(desks.flatMap((desk) => Array.from({ length: atDesk }, () => workAt(desk))));
  await telling;
}
