import type { Lit } from './pbConstraint.ts';

/** With more literals than this, nothing is recorded, to save memory. */
const MOST_LITERALS = 8000;

/**
 * Which pairs of literals are compatible at one position: propagating both leads to no conflict.
 * All that one assumption implies is pairwise compatible.
 */
export class CandidateState {
  /** By literal, its number among those that are noted, counted from 1. */
  private readonly numbers: Int32Array;
  /** By literal: a bit set of indices. */
  private readonly rows: (Uint32Array | undefined)[] = [];
  private readonly words: number;

  /** Records only some of the literals. */
  constructor(noted: ReadonlySet<Lit>, literals: number) {
    this.numbers = new Int32Array(literals);
    let number = 0;
    if (noted.size <= MOST_LITERALS) {
      for (const of of noted) this.numbers[of] = number += 1;
    }
    this.words = (number >> 5) + 1;
  }

  /**
   * Records that all literals on a trail from an index on are compatible; the first is the
   * assumption.
   */
  note(trail: readonly Lit[], from: number): void {
    const all = new Uint32Array(this.words);
    const noted: Lit[] = [trail[from] ?? 0];
    for (let at = from; at < trail.length; at += 1) {
      const of = trail[at] ?? 0;
      const number = this.numbers[of] ?? 0;
      if (number === 0) continue;
      all[number >> 5] = (all[number >> 5] ?? 0) | (1 << (number & 31));
      if (at > from) noted.push(of);
    }
    for (const of of noted) {
      const row = this.rows[of];
      if (row === undefined) this.rows[of] = all.slice();
      else for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) | (all[at] ?? 0);
    }
  }

  /** Whether a recorded literal is known to be compatible with another. */
  has(one: Lit, noted: Lit): boolean {
    const number = this.numbers[noted] ?? 0;
    return number > 0 && (((this.rows[one]?.[number >> 5] ?? 0) >> (number & 31)) & 1) === 1;
  }
}
