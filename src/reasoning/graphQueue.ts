import type { PbGraph } from './pbGraph.ts';

/** What waits: graphs of one kind after those of another. */
const RANKS = [0, 1, 2] as const;
type Rank = (typeof RANKS)[number];

/**
 * The graphs in which something was assigned since they were looked at. Those about groups of which nothing
 * is in yet come last, since they are many and imply little: first those without a largest size, which
 * speak for several.
 */
export class GraphQueue {
  private readonly graphs: readonly PbGraph[];
  /** By graph: how many of its vertices are in. */
  private readonly ins: Int32Array;
  private readonly changed: readonly Set<number>[] = RANKS.map(() => new Set<number>());
  /** By graph: whether what was assigned can make a difference to it. */
  private readonly isWorthALook: Uint8Array;

  constructor(graphs: readonly PbGraph[]) {
    this.graphs = graphs;
    this.ins = new Int32Array(graphs.length);
    this.isWorthALook = new Uint8Array(graphs.length);
    for (const index of graphs.keys()) this.add(index, true);
  }

  /** Something was assigned in a graph, which may be of no consequence to it; it has its turn all the same. */
  add(index: number, matters: boolean): void {
    this.changed[this.rankOf(index)]?.add(index);
    if (matters) this.isWorthALook[index] = 1;
  }

  /** A vertex of a graph is in, or is not known to be any more. */
  count(index: number, more: 1 | -1): void {
    this.ins[index] = (this.ins[index] ?? 0) + more;
  }

  /** Takes the next graph that is worth a look out; `undefined` if none is left. */
  next(): number | undefined {
    for (const changed of this.changed) {
      for (const index of changed) {
        changed.delete(index);
        if (this.isWorthALook[index] === 0) continue;
        this.isWorthALook[index] = 0;
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
