import type { Lit } from './pbConstraint.ts';

/** For more literals than this it is not noted which stand together: that would take too much room. */
const MOST_LITERALS = 8000;

/**
 * Which of some literals stand together, at one position: assuming both leads to no conflict by
 * propagation. All that was found to follow from one assumption stands together, pair by pair.
 */
export class Standing {
  /** By literal, its number among those that are noted. */
  private readonly numbers = new Map<Lit, number>();
  /** By number, a bit for each other one. */
  private readonly rows: (Uint32Array | undefined)[] = [];
  private readonly words: number;

  /** About these literals. */
  constructor(literals: readonly Lit[]) {
    if (literals.length <= MOST_LITERALS) {
      for (const of of literals) this.numbers.set(of, this.numbers.size);
    }
    this.words = Math.ceil(this.numbers.size / 32);
  }

  /** Notes that some literals stand all together. */
  note(together: readonly Lit[]): void {
    const noted = together.flatMap((of) => this.numbers.get(of) ?? []);
    const all = new Uint32Array(this.words);
    for (const of of noted) all[of >> 5] = (all[of >> 5] ?? 0) | (1 << (of & 31));
    for (const of of noted) {
      const row = (this.rows[of] ??= new Uint32Array(this.words));
      for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) | (all[at] ?? 0);
    }
  }

  /** Whether two literals are known to stand together. */
  has(one: Lit, other: Lit): boolean {
    const row = this.rows[this.numbers.get(one) ?? -1];
    const of = this.numbers.get(other);
    return row !== undefined && of !== undefined && (((row[of >> 5] ?? 0) >> (of & 31)) & 1) === 1;
  }
}
