import { IN, OUT } from './vertexState.ts';

type Neighbours = readonly (readonly number[])[];

/** Components of vertices that are not out, joined as walls are opened (union-find). */
export class Clusters {
  /** How many have vertices that are in. */
  count = 0;
  private readonly neighbours: Neighbours;
  private readonly up: Int32Array;
  /** How many vertices that are in each root has. */
  private readonly ins: Int32Array;

  constructor(neighbours: Neighbours, state: Int8Array) {
    this.neighbours = neighbours;
    this.up = Int32Array.from(neighbours.keys());
    this.ins = Int32Array.from(neighbours.keys(), (at) => (state[at] === IN ? 1 : 0));
    for (const at of neighbours.keys()) {
      if (state[at] === OUT) continue;
      for (const other of neighbours[at] ?? []) if (state[other] !== OUT) this.merge(at, other);
    }
    this.count = [...neighbours.keys()].filter(
      (at) => this.up[at] === at && this.insOf(at) > 0,
    ).length;
  }

  /** Takes a vertex that is in as open, if two clusters stay. */
  forget(vertex: number): boolean {
    const root = this.find(vertex);
    const left = this.insOf(root) - 1;
    if (left === 0 && this.count === 2) return false;
    this.ins[root] = left;
    if (left === 0) this.count -= 1;
    return true;
  }

  /** Opens a vertex of the wall, if two clusters stay. */
  open(vertex: number, state: Int8Array): boolean {
    const beside = (this.neighbours[vertex] ?? []).filter((other) => state[other] !== OUT);
    const roots = [...new Set(beside.map((other) => this.find(other)))];
    const joined = roots.filter((root) => this.insOf(root) > 0).length;
    const after = this.count - Math.max(0, joined - 1);
    if (after < 2) return false;
    for (const root of roots) this.merge(vertex, root);
    this.count = after;
    return true;
  }

  private insOf(root: number): number {
    return this.ins[root] ?? 0;
  }

  private find(vertex: number): number {
    const { up } = this;
    let at = vertex;
    while ((up[at] ?? at) !== at) {
      up[at] = up[up[at] ?? at] ?? at;
      at = up[at] ?? at;
    }
    return at;
  }

  private merge(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a === b) return;
    this.up[a] = b;
    this.ins[b] = this.insOf(b) + this.insOf(a);
  }
}
