/** Chance that a seed repeats: the same numbers in every browser, for ever. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next(): number;
  /** A whole number from 0 up to, but without, `limit`. */
  below(limit: number): number;
  /** One of the items, which must not be none. */
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): readonly T[];
}

const RANGE = 2 ** 32;
/** The fraction of the golden ratio, as a 32-bit number: steps that miss nothing and never settle. */
const STEP = 0x9e3779b9;

/** Mixes the bits of a number so that near ones become unlike (Murmur's finalizer, public domain). */
function mix(number: number): number {
  let mixed = number >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The chance of a seed; `branch` gives one seed many that have nothing to do with each other. */
export function seeded(seed: number, branch = 0): Random {
  let state = mix(mix(seed) + Math.imul(branch, STEP));
  const next = (): number => {
    state = (state + STEP) >>> 0;
    return mix(state) / RANGE;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    shuffled<T>(items: readonly T[]): readonly T[] {
      // From the end, each goes to a place at or before its own (Fisher and Yates).
      const mixed = [...items];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
      }
      return mixed;
    },
  };
}
