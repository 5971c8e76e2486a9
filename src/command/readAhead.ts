import { setImmediate } from 'node:timers/promises';

/** Reads so many things before they are taken, so that who takes them need not wait, and knows how many there are. */
const MOST_AHEAD = 1000;

/**
 * Reads things ahead of who takes them. Between two of them all else has its turn. `onEnd` hears how many there
 * are once the last one is read. An error while reading is thrown where the next thing would be.
 */
export function readAhead<Thing>(
  source: AsyncIterable<Thing>,
  onEnd: (count: number) => void,
): AsyncIterator<Thing> {
  const read: Thing[] = [];
  let count = 0;
  let ending: { readonly error?: unknown } | undefined;
  /** Those who wait for something to be read, and the reader if it waits for something to be taken. */
  const takers: (() => void)[] = [];
  let reader: (() => void) | undefined;
  const fill = async (): Promise<void> => {
    try {
      for await (const thing of source) {
        read.push(thing);
        count += 1;
        takers.shift()?.();
        if (read.length >= MOST_AHEAD) await new Promise<void>((go) => (reader = go));
        else await setImmediate();
      }
      ending = {};
      onEnd(count);
    } catch (error) {
      ending = { error };
    }
    for (const go of takers.splice(0)) go();
  };
  const isToCome = (): boolean => read.length === 0 && ending === undefined;
  void fill();
  return {
    async next() {
      while (isToCome()) {
        await new Promise<void>((go) => takers.push(go));
      }
      if (read.length > 0) {
        const value = read.shift() as Thing;
        reader?.();
        reader = undefined;
        return { done: false, value };
      }
      if (ending !== undefined && 'error' in ending) throw ending.error;
      return { done: true, value: undefined };
    },
  };
}
