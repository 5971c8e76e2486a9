/**
 * Things that must hang together: the cells with one value, each next to some of the others. What
 * follows from that, and why: a cut, which is a minimal vertex separator with one vertex on either
 * side (Wang, Buchanan and Butenko, "On imposing connectivity constraints in integer programs",
 * 2017).
 */

import { adjacencyOf } from './adjacency.ts';
import type { Adjacency } from './adjacency.ts';
import { Clusters } from './clusters.ts';
import type { Proposition } from './formula.ts';
import { IN, OPEN, OUT, PASSABLE } from './vertexState.ts';

/** Things of which those that are in must be connected: cells with a value, sides that are drawn. */
export interface Graph {
  /**
   * When each vertex is in; one may be `in` on every board. One that is `passable` need not be
   * connected, and a way may always lead over it: the dots between sides.
   */
  readonly vertices: readonly (Proposition | 'passable' | 'in')[];
  /** The vertices next to each vertex, both ways. */
  readonly neighbours: readonly (readonly number[])[];
  /**
   * Set if those that are in are sides, each next to its two dots, which are passable, and no loop of
   * them leaves out another. That each dot has two of them or none is stated by constraints.
   */
  readonly isLoop?: true;
  /** Vertices that need not be connected where they are in: a way may lead over them then. */
  readonly optional?: ReadonlySet<number>;
  /**
   * Set if those that are in are connected in groups instead, as many as there may be, and each group has
   * so many vertices; none is `in`, `passable` or `optional`.
   */
  readonly groupSizes?: GroupSizes;
}

/** How many vertices a group has. */
export interface GroupSizes {
  readonly least: number;
  /** May be `Infinity`. */
  readonly most: number;
}

/** Vertices that must be in or out. */
export interface Implied {
  readonly ins: readonly number[];
  readonly outs: readonly number[];
}

/** Vertices that are in, one on either side of a wall of vertices that are out. */
export interface Cut {
  readonly ends: readonly number[];
  readonly wall: readonly number[];
}

/**
 * Searches one graph again and again; states are indexed by vertex. Each search takes time linear in
 * vertices and edges.
 */
export class GraphSearch {
  private readonly adjacency: Adjacency;
  private readonly clusters: Clusters;
  /** Order of the visit, from 0, or −1; then the earliest one reached around the tree (low link). */
  private readonly visited: Int32Array;
  private readonly low: Int32Array;
  private readonly parent: Int32Array;
  /** How many vertices that are in are below, in the tree of the visit. */
  private readonly below: Int32Array;
  /** How many branches below have vertices that are in and are reached through the vertex alone. */
  private readonly sides: Int32Array;
  /** How many vertices that are in these branches have. */
  private readonly closed: Int32Array;
  /** The place of the next neighbour to look at. */
  private readonly next: Int32Array;

  /** How far each vertex is from the one that a cut is about. */
  private readonly distance: Int32Array;
  /** By distance: how many vertices there are, then where the next one goes. */
  private readonly places: Int32Array;
  private readonly order: Int32Array;

  constructor({ neighbours }: Pick<Graph, 'neighbours'>) {
    this.adjacency = adjacencyOf(neighbours);
    this.clusters = new Clusters(this.adjacency);
    const own = (): Int32Array => new Int32Array(neighbours.length);
    [this.visited, this.low, this.parent] = [own(), own(), own()];
    [this.below, this.sides, this.closed] = [own(), own(), own()];
    [this.next, this.distance, this.order] = [own(), own(), own()];
    this.places = new Int32Array(neighbours.length + 1);
  }

  /**
   * All that must be in or out if the vertices that are in are to be connected; `broken` if they
   * cannot be. Complete: every other open vertex can be both.
   */
  look(state: Int8Array): Implied | 'broken' {
    const { visited, below, sides, closed } = this;
    const ins: number[] = [];
    const outs: number[] = [];
    const home = state.indexOf(IN);
    if (home === -1) return { ins, outs };
    visited.fill(-1);
    // All that are in must be reached from one of them; the other components need no visit.
    this.visit(home, 0, state);
    const all = below[home] ?? 0;
    for (let vertex = 0; vertex < state.length; vertex += 1) {
      const known = state[vertex];
      if (visited[vertex] === -1) {
        if (known === IN) return 'broken';
        if (known === OPEN) outs.push(vertex);
      } else if (known === OPEN) {
        // An articulation point with some that are in on two sides.
        const others = (closed[vertex] ?? 0) < all ? 1 : 0;
        if ((sides[vertex] ?? 0) + others > 1) ins.push(vertex);
      }
    }
    return { ins, outs };
  }

  /** How many components have vertices that are in. */
  pieces(state: Int8Array): number {
    const { visited, below } = this;
    visited.fill(-1);
    let [count, pieces] = [0, 0];
    for (let vertex = 0; vertex < state.length; vertex += 1) {
      if (state[vertex] === OUT || visited[vertex] !== -1) continue;
      count = this.visit(vertex, count, state);
      if ((below[vertex] ?? 0) > 0) pieces += 1;
    }
    return pieces;
  }

  /** A depth-first search with low links, without recursion; returns the next number. */
  private visit(start: number, first: number, state: Int8Array): number {
    const { visited, low, parent, below, sides, closed, next } = this;
    const { starts, targets } = this.adjacency;
    let count = first;
    let vertex = start;
    let from = -1;
    // Each round enters the vertex if it is new, and goes on to a neighbour or back.
    while (vertex !== -1) {
      if (visited[vertex] === -1) {
        parent[vertex] = from;
        visited[vertex] = count;
        low[vertex] = count;
        count += 1;
        next[vertex] = starts[vertex] ?? 0;
        below[vertex] = state[vertex] === IN ? 1 : 0;
        sides[vertex] = 0;
        closed[vertex] = 0;
      }
      const above = parent[vertex] ?? -1;
      const end = starts[vertex + 1] ?? 0;
      let at = next[vertex] ?? 0;
      let least = low[vertex] ?? 0;
      let into = -1;
      for (; at < end && into === -1; at += 1) {
        const other = targets[at] ?? 0;
        if (state[other] === OUT || other === above) continue;
        const number = visited[other] ?? 0;
        if (number === -1) into = other;
        else if (number < least) least = number;
      }
      next[vertex] = at;
      low[vertex] = least;
      if (into !== -1) {
        from = vertex;
        vertex = into;
        continue;
      }
      if (above !== -1) {
        const own = below[vertex] ?? 0;
        low[above] = Math.min(low[above] ?? 0, least);
        below[above] = (below[above] ?? 0) + own;
        if (own > 0 && least >= (visited[above] ?? 0)) {
          sides[above] = (sides[above] ?? 0) + 1;
          closed[above] = (closed[above] ?? 0) + own;
        }
      }
      vertex = above;
    }
    return count;
  }

  /**
   * Why vertices that are in cannot be connected in this state, in which a conclusion's contrary is
   * supposed at `target`, if there is one. Every vertex of the cut is needed; those near the target
   * are kept. Leaves out the target, and writes into the state.
   */
  cut(state: Int8Array, target?: number): Cut {
    const { clusters } = this;
    clusters.begin(state);
    if (clusters.count < 2) throw new Error('Nothing is cut off');
    const ends: number[] = [];
    const wall: number[] = [];
    for (const at of this.decidedFarFirst(state, target)) {
      if (state[at] === IN) {
        if (!clusters.forget(at)) ends.push(at);
      } else if (!clusters.open(at, state)) wall.push(at);
    }
    return { ends: ends.toSorted((a, b) => a - b), wall: wall.toSorted((a, b) => a - b) };
  }

  /**
   * What is in or out but the target, farthest first: from the target, or from the first that is in.
   * Valid until the next call. By counting, since this is most of what a cut takes.
   */
  private decidedFarFirst(state: Int8Array, target?: number): Int32Array {
    const { distance, places, order } = this;
    this.measure(target ?? Math.max(0, state.indexOf(IN)));
    places.fill(0);
    for (let at = 0; at < state.length; at += 1) {
      if ((state[at] !== IN && state[at] !== OUT) || at === target) continue;
      const far = distance[at] ?? 0;
      places[far] = (places[far] ?? 0) + 1;
    }
    let place = 0;
    for (let far = places.length - 1; far >= 0; far -= 1) {
      const count = places[far] ?? 0;
      places[far] = place;
      place += count;
    }
    for (let at = 0; at < state.length; at += 1) {
      if ((state[at] !== IN && state[at] !== OUT) || at === target) continue;
      const far = distance[at] ?? 0;
      order[places[far] ?? 0] = at;
      places[far] = (places[far] ?? 0) + 1;
    }
    return order.subarray(0, place);
  }

  /** How far each vertex is from one; as far as there are vertices if none leads there. */
  private measure(start: number): void {
    const { distance, order } = this;
    const { targets, starts } = this.adjacency;
    const far = distance.length;
    distance.fill(far);
    distance[start] = 0;
    order[0] = start;
    for (let [head, tail] = [0, 1]; head < tail; head += 1) {
      const vertex = order[head] ?? 0;
      const next = (distance[vertex] ?? 0) + 1;
      const end = starts[vertex + 1] ?? 0;
      for (let at = starts[vertex] ?? 0; at < end; at += 1) {
        const other = targets[at] ?? 0;
        if (distance[other] !== far) continue;
        distance[other] = next;
        order[tail] = other;
        tail += 1;
      }
    }
  }
}

/** The state of each vertex, for values indexed by cell; open for auxiliary variables. */
export const stateOf = (
  { vertices, optional }: Pick<Graph, 'vertices' | 'optional'>,
  values: readonly (number | undefined)[],
): Int8Array =>
  Int8Array.from(vertices, (of, vertex) => {
    if (of === 'passable') return PASSABLE;
    if (of === 'in') return IN;
    const own = of.op === 'is' ? values[of.unknown] : undefined;
    if (own === undefined || of.op !== 'is') return OPEN;
    if (own !== of.value) return OUT;
    return optional?.has(vertex) ? PASSABLE : IN;
  });

/** The pieces of a full state that are not connected with the first, each with its wall. */
export function lostPieces({ neighbours }: Graph, state: Int8Array): readonly Cut[] {
  const home = state.indexOf(IN);
  const left = new Set([...state.keys()].filter((vertex) => state[vertex] === IN));
  const lost: Cut[] = [];
  for (const start of left) {
    const piece = new Set([start]);
    const wall = new Set<number>();
    for (const vertex of piece) {
      left.delete(vertex);
      for (const next of neighbours[vertex] ?? []) (state[next] === OUT ? wall : piece).add(next);
    }
    if (start !== home) lost.push({ ends: [home, start], wall: [...wall] });
  }
  return lost;
}
