import type { Adjacency } from './adjacency.ts';
import { IN, OPEN, OUT } from './vertexState.ts';

/**
 * Components of vertices that are not out, joined as walls are opened (union-find). One object serves
 * a graph again and again.
 */
export class Clusters {
  /** How many have vertices that are in. */
  count = 0;
  private readonly adjacency: Adjacency;
  private readonly up: Int32Array;
  /** How many vertices that are in each root has. */
  private readonly ins: Int32Array;
  /** The last call of `open` that met each root. */
  private readonly met: Int32Array;
  private calls = 0;
  private readonly queue: Int32Array;

  constructor(adjacency: Adjacency) {
    this.adjacency = adjacency;
    const own = (): Int32Array => new Int32Array(adjacency.starts.length - 1);
    [this.up, this.ins, this.met, this.queue] = [own(), own(), own(), own()];
  }

  /** Takes what a state has as its components. */
  begin(state: Int8Array): void {
    const { up, ins } = this;
    up.fill(-1);
    this.count = 0;
    for (let vertex = 0; vertex < up.length; vertex += 1) {
      if (up[vertex] !== -1) continue;
      ins[vertex] = 0;
      if (state[vertex] === OUT) up[vertex] = vertex;
      else if (this.flood(vertex, state) > 0) this.count += 1;
    }
  }

  /** Makes a vertex the root of all that is reached from it; returns how many of them are in. */
  private flood(root: number, state: Int8Array): number {
    const { up, ins, queue } = this;
    const { targets, starts } = this.adjacency;
    let [head, tail, count] = [0, 1, 0];
    queue[0] = root;
    up[root] = root;
    while (head < tail) {
      const vertex = queue[head] ?? 0;
      head += 1;
      if (state[vertex] === IN) count += 1;
      const end = starts[vertex + 1] ?? 0;
      for (let at = starts[vertex] ?? 0; at < end; at += 1) {
        const other = targets[at] ?? 0;
        if (up[other] !== -1 || state[other] === OUT) continue;
        up[other] = root;
        queue[tail] = other;
        tail += 1;
      }
    }
    ins[root] = count;
    return count;
  }

  /** Takes a vertex that is in as open, if two clusters stay. */
  forget(vertex: number): boolean {
    const root = this.find(vertex);
    const left = (this.ins[root] ?? 0) - 1;
    if (left === 0 && this.count === 2) return false;
    this.ins[root] = left;
    if (left === 0) this.count -= 1;
    return true;
  }

  /** Opens a vertex of the wall, if two clusters stay; writes into the state. */
  open(vertex: number, state: Int8Array): boolean {
    const { ins, met } = this;
    const { targets, starts } = this.adjacency;
    const [start, end] = [starts[vertex] ?? 0, starts[vertex + 1] ?? 0];
    this.calls += 1;
    let joined = 0;
    for (let at = start; at < end; at += 1) {
      const other = targets[at] ?? 0;
      if (state[other] === OUT) continue;
      const root = this.find(other);
      if (met[root] === this.calls) continue;
      met[root] = this.calls;
      if ((ins[root] ?? 0) > 0) joined += 1;
    }
    const after = this.count - Math.max(0, joined - 1);
    if (after < 2) return false;
    for (let at = start; at < end; at += 1) {
      const other = targets[at] ?? 0;
      if (state[other] !== OUT) this.merge(vertex, other);
    }
    this.count = after;
    state[vertex] = OPEN;
    return true;
  }

  private find(vertex: number): number {
    const { up } = this;
    let at = vertex;
    let above = up[at] ?? at;
    while (above !== at) {
      const next = up[above] ?? above;
      up[at] = next;
      at = next;
      above = up[at] ?? at;
    }
    return at;
  }

  private merge(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a === b) return;
    this.up[a] = b;
    this.ins[b] = (this.ins[b] ?? 0) + (this.ins[a] ?? 0);
  }
}
