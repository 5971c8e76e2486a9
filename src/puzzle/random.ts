/**
 * Reproducible random numbers: a seed gives the same numbers in every browser, in every version.
 */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** An integer, at least 0 and less than `limit`. */
  below(limit: number): number;
  /** One of the items, of which there must be at least one. */
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): readonly T[];
}

const RANGE = 2 ** 32;
/**
 * The golden ratio's fraction as a 32-bit number (a Weyl sequence): visits every number before it
 * repeats.
 */
const STEP = 0x9e3779b9;

/**
 * Mixes the bits of a number, so that similar inputs give dissimilar outputs (Murmur's finalizer,
 * public domain).
 */
function mix(number: number): number {
  let mixed = number >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The generator of a seed; each `branch` is an independent sequence. */
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
      // Fisher–Yates shuffle: from the end, swaps each item with one at or before its place.
      const mixed = [...items];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
      }
      return mixed;
    },
  };
}
