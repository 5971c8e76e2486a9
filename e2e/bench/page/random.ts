/** Randomness that a seed repeats. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next(): number;
  /** A whole number from 0 up to, but without, `limit`. */
  below(limit: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** The generator mulberry32, which is in the public domain. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    shuffled(items) {
      const mixed = [...items];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        const [a, b] = [mixed[at], mixed[other]];
        if (a === undefined || b === undefined) continue;
        mixed[at] = b;
        mixed[other] = a;
      }
      return mixed;
    },
  };
}

export const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);
