import type { PbLayout } from './layout.ts';
import type { Lit } from './pbConstraint.ts';

/**
 * The constraints that each literal occurs in, in pairs as in `PbLayout.occurrences`: all of them, or those of cells
 * and of a few parts, gathered when a literal is first asked for.
 */
export class Occurrences {
  /** Where the pairs of a literal begin in `pairs`; of those that were gathered. */
  readonly starts: Int32Array;
  /** Where they end. */
  readonly ends: Int32Array;
  readonly pairs: Int32Array;
  private readonly layout: PbLayout;
  /** By part: 1 if its constraints count; absent if all do. */
  private readonly isOwn: Uint8Array | undefined;
  /** Where the next pairs go: no list ends at 0, which marks those that are not gathered. */
  private free = 2;

  constructor(layout: PbLayout, parts: readonly number[] | undefined) {
    this.layout = layout;
    const { occurrenceStarts, partStarts, variables } = layout;
    if (parts === undefined) {
      this.starts = occurrenceStarts;
      this.ends = occurrenceStarts.subarray(1);
      this.pairs = layout.occurrences;
      return;
    }
    this.starts = new Int32Array(2 * variables);
    this.ends = new Int32Array(2 * variables);
    this.isOwn = new Uint8Array(partStarts.length);
    let literals = this.literalsIn(0, partStarts[0] ?? 0);
    for (const part of parts) {
      if (this.isOwn[part] === 1) continue;
      this.isOwn[part] = 1;
      literals += this.literalsIn(partStarts[part] ?? 0, partStarts[part + 1] ?? 0);
    }
    this.pairs = new Int32Array(2 * literals + this.free);
  }

  /** Itself, with the pairs of a literal. */
  of(literal: Lit): this {
    if (this.isOwn !== undefined && this.ends[literal] === 0) this.gather(literal, this.isOwn);
    return this;
  }

  private gather(literal: Lit, isOwn: Uint8Array): void {
    const { ends, pairs } = this;
    const { occurrenceStarts, occurrences, origins, partStarts } = this.layout;
    const ofCells = partStarts[0] ?? 0;
    const end = occurrenceStarts[literal + 1] ?? 0;
    this.starts[literal] = this.free;
    for (let at = occurrenceStarts[literal] ?? 0; at < end; at += 2) {
      const index = occurrences[at] ?? 0;
      if (index >= ofCells && isOwn[origins[index] ?? 0] !== 1) continue;
      pairs[this.free] = index;
      pairs[this.free + 1] = occurrences[at + 1] ?? 0;
      this.free += 2;
    }
    ends[literal] = this.free;
  }

  /** How many literals the constraints from one index up to, excluding, another have. */
  private literalsIn(from: number, to: number): number {
    const { starts } = this.layout;
    return (starts[to] ?? 0) - (starts[from] ?? 0);
  }
}
