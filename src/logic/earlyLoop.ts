import { IN, OPEN } from './vertexState.ts';
import type { Cut, Graph } from './graph.ts';

/** A side that would close a loop, and why it may not while another side is drawn elsewhere. */
export interface EarlyLoop {
  /** The sides of the loop but the closing one, all drawn. */
  readonly path: readonly number[];
  /** The sides that touch the loop: with two of its sides at each dot, none of them can be drawn. */
  readonly touching: readonly number[];
  /** The drawn sides that the loop would leave out, touching ones among them. */
  readonly others: readonly number[];
}

/**
 * Finds sides that would close a loop too early. In its graphs, each side (a vertex with an atom) is
 * next to its two dots, which are passable. Vertices and states are as in `GraphSearch`.
 */
export class LoopSearch {
  private readonly neighbours: Graph['neighbours'];
  private readonly sides: readonly number[];
  /** The two dots of each side, at twice its number. */
  private readonly ends: Int32Array;
  /** Union-find over dots, and the drawn sides of each root's dots. */
  private readonly up: Int32Array;
  private readonly counts: Int32Array;

  constructor({
    vertices,
    neighbours,
  }: { vertices: readonly unknown[] } & Pick<Graph, 'neighbours'>) {
    this.neighbours = neighbours;
    this.sides = [...vertices.keys()].filter((vertex) => vertices[vertex] !== 'passable');
    this.ends = new Int32Array(2 * neighbours.length);
    for (const side of this.sides) this.ends.set(neighbours[side] ?? [], 2 * side);
    this.up = new Int32Array(neighbours.length);
    this.counts = new Int32Array(neighbours.length);
  }

  /** The open sides that would close a loop and leave out a drawn side. */
  closing(state: Int8Array): readonly number[] {
    const { up, counts, sides, ends } = this;
    for (let vertex = 0; vertex < up.length; vertex += 1) up[vertex] = vertex;
    counts.fill(0);
    let drawn = 0;
    for (const side of sides) {
      if (state[side] !== IN) continue;
      drawn += 1;
      const [from, to] = [this.find(ends[2 * side] ?? 0), this.find(ends[2 * side + 1] ?? 0)];
      const joined = (counts[to] ?? 0) + (from === to ? 0 : (counts[from] ?? 0));
      up[from] = to;
      counts[to] = joined + 1;
    }
    if (drawn < 2) return [];
    return sides.filter((side) => {
      if (state[side] !== OPEN) return false;
      const root = this.find(ends[2 * side] ?? 0);
      const loop = counts[root] ?? 0;
      return loop > 0 && loop < drawn && root === this.find(ends[2 * side + 1] ?? 0);
    });
  }

  /** Why a side cannot be drawn: the loop that it would close; `undefined` if it would close none. */
  explain(state: Int8Array, closing: number): EarlyLoop | undefined {
    const [start, end] = this.endsOf(closing);
    const before = new Map<number, number>();
    const queue = [start];
    const met = new Set(queue);
    for (const dot of queue) {
      for (const side of this.neighbours[dot] ?? []) {
        if (state[side] !== IN || side === closing) continue;
        const [one, other] = this.endsOf(side);
        const next = one === dot ? other : one;
        if (met.has(next)) continue;
        met.add(next);
        before.set(next, side);
        queue.push(next);
      }
    }
    if (!met.has(end)) return undefined;
    const path: number[] = [];
    const dots = [end];
    for (let dot = end; dot !== start;) {
      const side = before.get(dot) ?? 0;
      path.push(side);
      const [one, other] = this.endsOf(side);
      dot = one === dot ? other : one;
      dots.push(dot);
    }
    const loop = new Set([closing, ...path]);
    const others = this.sides.filter((side) => state[side] === IN && !loop.has(side));
    const touching = new Set(
      dots.flatMap((dot) => (this.neighbours[dot] ?? []).filter((side) => !loop.has(side))),
    );
    if (others.length === 0) return undefined;
    return { path, touching: [...touching], others };
  }

  /**
   * The loops of a state that leave out a drawn side, each as sides that cannot all be drawn: a loop
   * and one that is left out.
   */
  closed(
    state: Int8Array,
  ): readonly { readonly ins: readonly number[]; readonly outs: readonly [] }[] {
    const left = new Set(this.sides.filter((side) => state[side] === IN));
    const found: { ins: readonly number[]; outs: readonly [] }[] = [];
    for (const side of left) {
      left.delete(side);
      const loop = this.explain(state, side);
      if (loop === undefined) continue;
      for (const each of loop.path) left.delete(each);
      found.push({ ins: [side, ...loop.path, ...loop.others.slice(0, 1)], outs: [] });
    }
    return found;
  }

  private endsOf(side: number): readonly [number, number] {
    return [this.ends[2 * side] ?? 0, this.ends[2 * side + 1] ?? 0];
  }

  private find(dot: number): number {
    const { up } = this;
    let at = dot;
    while ((up[at] ?? at) !== at) {
      up[at] = up[up[at] ?? at] ?? at;
      at = up[at] ?? at;
    }
    return at;
  }
}

/**
 * A loop that closes early as a cut: what touches it parts it from a drawn side. Nothing has to part
 * it from a side that touches it.
 */
export const cutOf = ({ touching }: EarlyLoop, closing: number, other: number): Cut =>
  touching.includes(other) ? { ends: [], wall: [] } : { ends: [closing, other], wall: touching };
