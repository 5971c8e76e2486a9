import type { Lit } from './pbConstraint.ts';

/** Of more literals than this it is not noted which stand together: that would take too much room. */
const MOST_LITERALS = 8000;

/**
 * Which of some literals stand together, at one position: assuming both leads to no conflict by
 * propagation. All that was found to follow from one assumption stands together, pair by pair.
 */
export class CandidateState {
  /** By literal, its number among those that are noted, counted from 1. */
  private readonly numbers: Int32Array;
  /** By literal, a bit for each number. */
  private readonly rows: (Uint32Array | undefined)[] = [];
  private readonly words: number;

  /** About some of so many literals. */
  constructor(noted: ReadonlySet<Lit>, literals: number) {
    this.numbers = new Int32Array(literals);
    let number = 0;
    if (noted.size <= MOST_LITERALS) {
      for (const of of noted) this.numbers[of] = number += 1;
    }
    this.words = (number >> 5) + 1;
  }

  /** Notes that all those stand together that are on a trail from a place on; the first is supposed. */
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

  /** Whether a literal that is noted is known to stand with another. */
  has(one: Lit, noted: Lit): boolean {
    const number = this.numbers[noted] ?? 0;
    return number > 0 && (((this.rows[one]?.[number >> 5] ?? 0) >> (number & 31)) & 1) === 1;
  }
}
