import type { PbGraph } from './pbGraph.ts';
import type { Lit } from './pbConstraint.ts';

/** What waits: graphs of one kind after those of another. */
const RANKS = [0, 1, 2] as const;
type Rank = (typeof RANKS)[number];

/** A graph, and the literal that puts a vertex of it in. */
interface Concerned {
  readonly index: number;
  readonly puttingIn: Lit;
}

/** By variable: the graphs with a vertex that one of its literals puts in, in their order. */
type ConcernedAt = ReadonlyMap<number, readonly Concerned[]>;

const kept = new WeakMap<readonly PbGraph[], ConcernedAt>();

/** Kept, since many propagators are made for the same graphs. */
function concernedIn(graphs: readonly PbGraph[]): ConcernedAt {
  const known = kept.get(graphs);
  if (known !== undefined) return known;
  const concerned = new Map<number, Concerned[]>();
  for (const [index, { vertices }] of graphs.entries()) {
    for (const literal of vertices) {
      if (typeof literal !== 'number') continue;
      const own = concerned.get(literal >> 1) ?? [];
      concerned.set(literal >> 1, own);
      own.push({ index, puttingIn: literal });
    }
  }
  kept.set(graphs, concerned);
  return concerned;
}

/**
 * The graphs in which something was assigned since they were looked at. Those about groups of which nothing
 * is in yet come last, since they are many and imply little: first those without a largest size, which
 * speak for several.
 */
export class GraphQueue {
  private readonly graphs: readonly PbGraph[];
  private readonly concerned: ConcernedAt;
  /** By graph: how many of its vertices are in. */
  private readonly ins: Int32Array;
  private readonly changed: readonly Set<number>[] = RANKS.map(() => new Set<number>());

  constructor(graphs: readonly PbGraph[]) {
    this.graphs = graphs;
    this.ins = new Int32Array(graphs.length);
    this.concerned = concernedIn(graphs);
    for (const index of graphs.keys()) this.add(index);
  }

  /** A graph is to be looked at. */
  add(index: number): void {
    this.changed[this.rankOf(index)]?.add(index);
  }

  /** A literal is assigned. */
  hear(literal: Lit): void {
    for (const { index, puttingIn } of this.concerned.get(literal >> 1) ?? []) {
      if (puttingIn === literal) this.ins[index] = (this.ins[index] ?? 0) + 1;
      this.add(index);
    }
  }

  /** A literal that was heard is not assigned any more. */
  forget(literal: Lit): void {
    for (const { index, puttingIn } of this.concerned.get(literal >> 1) ?? []) {
      if (puttingIn === literal) this.ins[index] = (this.ins[index] ?? 0) - 1;
    }
  }

  /** Takes the next graph out; `undefined` if none is left. */
  next(): number | undefined {
    for (const changed of this.changed) {
      for (const index of changed) {
        changed.delete(index);
        return index;
      }
    }
    return undefined;
  }

  private rankOf(index: number): Rank {
    const sizes = this.graphs[index]?.groupSizes;
    if (sizes === undefined || (this.ins[index] ?? 0) > 0) return 0;
    return sizes.most === Infinity ? 1 : 2;
  }
}
