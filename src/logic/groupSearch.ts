import type { Cut, Graph, Implied } from './graph.ts';
import { stepsAround } from './stepsAround.ts';
import { IN, OPEN, OUT } from './vertexState.ts';

/** What is reached from a vertex, in the order of a depth-first search. */
interface Reached {
  /** From the start on. */
  readonly order: readonly number[];
  /** By place in the order, for each but the start: how many are not reached without it, itself among them. */
  readonly lost: readonly number[];
}

/**
 * Searches a graph whose connected groups have certain sizes. Two things can be wrong, and what follows
 * is that neither becomes so: too many vertices that are in are connected, or one has no room to be
 * connected with enough others.
 */
export class GroupSearch {
  private readonly neighbours: Graph['neighbours'];
  private readonly least: number;
  private readonly most: number;
  /** By vertex: the number of its group of vertices that are in, from 1; 0 if there is none. */
  private readonly groupAt: Int32Array;
  /** Order of the last visit, from 1, or 0. */
  private readonly visited: Int32Array;
  private readonly low: Int32Array;
  /** Steps from the group that is looked at, see `stepsAround`. */
  private readonly around: Int32Array;

  constructor({ neighbours, groupSizes }: Pick<Graph, 'neighbours' | 'groupSizes'>) {
    this.neighbours = neighbours;
    this.least = groupSizes?.least ?? 0;
    this.most = groupSizes?.most ?? Infinity;
    this.groupAt = new Int32Array(neighbours.length);
    this.visited = new Int32Array(neighbours.length);
    this.low = new Int32Array(neighbours.length);
    this.around = new Int32Array(neighbours.length);
  }

  /** What must be in or out; `broken` if a group is too large, or cannot be large enough. */
  look(state: Int8Array): Implied | 'broken' {
    const { most, groupAt } = this;
    const groups = this.groupsIn(state);
    if (groups.some((group) => group.length > most)) return 'broken';
    const outs = new Set<number>();
    const roomless = this.roomless(state);
    if (roomless === 'broken') return 'broken';
    for (const vertex of roomless) outs.add(vertex);
    for (let vertex = 0; groups.length > 0 && vertex < state.length; vertex += 1) {
      if (state[vertex] !== OPEN || outs.has(vertex)) continue;
      const beside = new Set<number>();
      for (const next of this.near(vertex)) beside.add(groupAt[next] ?? 0);
      let joined = 1;
      for (const group of beside) joined += group === 0 ? 0 : (groups[group - 1]?.length ?? 0);
      if (joined > most) outs.add(vertex);
    }
    if (outs.size > 0) return { ins: [], outs: [...outs] };
    return { ins: this.needed(state, groups), outs: [] };
  }

  /** The groups of vertices that are in. */
  groupsIn(state: Int8Array): readonly (readonly number[])[] {
    const { groupAt } = this;
    groupAt.fill(0);
    const groups: number[][] = [];
    for (let start = 0; start < state.length; start += 1) {
      if (state[start] !== IN || groupAt[start] !== 0) continue;
      const group = [start];
      groups.push(group);
      groupAt[start] = groups.length;
      for (const vertex of group) {
        for (const next of this.near(vertex)) {
          if (state[next] !== IN || groupAt[next] !== 0) continue;
          groupAt[next] = groups.length;
          group.push(next);
        }
      }
    }
    return groups;
  }

  /** The open vertices that cannot be connected with enough others; `broken` if one that is in cannot. */
  roomless(state: Int8Array): readonly number[] | 'broken' {
    const without: number[] = [];
    for (const room of this.rooms(state)) {
      if (room.length >= this.least) continue;
      if (room.some((vertex) => state[vertex] === IN)) return 'broken';
      without.push(...room);
    }
    return without;
  }

  /** The open vertices without one of which a group has no room, where all groups have some. */
  needed(state: Int8Array, groups = this.groupsIn(state)): readonly number[] {
    const needed = new Set<number>();
    for (const group of groups) {
      if (group.length >= this.least) continue;
      // Where it has a way farther than it lacks vertices, that way alone is room enough.
      const lacks = this.least - group.length;
      stepsAround(group, this.neighbours, state, lacks, this.around);
      const { order, lost } = this.reachFrom(group[0] ?? 0);
      for (const [place, vertex] of order.entries()) {
        if (state[vertex] === OPEN && order.length - (lost[place] ?? 0) < this.least)
          needed.add(vertex);
      }
    }
    return [...needed];
  }

  /** A depth-first search with low links through all that is not too far around, without recursion. */
  private reachFrom(start: number): Reached {
    const { around, visited, low } = this;
    visited.fill(0);
    const order = [start];
    const lost = [0];
    visited[start] = 1;
    low[start] = 1;
    /** The way to the vertex: each with how many are below it, and the next neighbour to look at. */
    const way = [{ vertex: start, next: 0, below: 1, lost: 0 }];
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const { vertex } = top;
      const next = this.near(vertex)[top.next];
      if (next !== undefined) {
        top.next += 1;
        if (around[next] === 0) continue;
        const met = visited[next] ?? 0;
        if (met > 0) {
          low[vertex] = Math.min(low[vertex] ?? 0, met);
          continue;
        }
        order.push(next);
        lost.push(0);
        visited[next] = order.length;
        low[next] = order.length;
        way.push({ vertex: next, next: 0, below: 1, lost: 0 });
        continue;
      }
      way.pop();
      lost[(visited[vertex] ?? 1) - 1] = top.lost + 1;
      const above = way.at(-1);
      if (above === undefined) continue;
      above.below += top.below;
      if ((low[vertex] ?? 0) >= (visited[above.vertex] ?? 0)) above.lost += top.below;
      low[above.vertex] = Math.min(low[above.vertex] ?? 0, low[vertex] ?? 0);
    }
    return { order, lost };
  }

  /**
   * Why a state is broken, in which a conclusion's contrary is supposed at `target`, if there is one:
   * vertices that are in and too many, or one of them and the wall around its room. Leaves out the
   * target, and writes into the state.
   */
  cut(state: Int8Array, target?: number): Cut {
    const starts = [...state.keys()].filter((vertex) => state[vertex] === IN);
    const from = target !== undefined && state[target] === IN ? [target] : starts;
    for (const start of from) {
      const chain = this.connectedFrom(start, this.most + 1, (next) => state[next] === IN);
      if (chain.length > this.most)
        return { ends: without(chain, target).toSorted((a, b) => a - b), wall: [] };
    }
    for (const start of from) {
      if (this.hasRoom(start, state)) continue;
      return { ends: without([start], target), wall: without(this.wallOf(start, state), target) };
    }
    throw new Error('Nothing is wrong with the groups');
  }

  /** What is wrong in a full state, piece by piece. */
  wrongIn(
    state: Int8Array,
  ): readonly { readonly ins: readonly number[]; outs: readonly number[] }[] {
    return this.groupsIn(state).flatMap((group) => {
      if (group.length > this.most) return [{ ins: group.slice(0, this.most + 1), outs: [] }];
      if (group.length >= this.least) return [];
      const wall = new Set(group.flatMap((vertex) => this.near(vertex)));
      return [
        { ins: group.slice(0, 1), outs: [...wall].filter((vertex) => !group.includes(vertex)) },
      ];
    });
  }

  private hasRoom(start: number, state: Int8Array): boolean {
    return (
      this.connectedFrom(start, this.least, (next) => state[next] !== OUT).length >= this.least
    );
  }

  /** A wall around the room of a vertex that is too small; what is far and not needed for that is opened. */
  private wallOf(start: number, state: Int8Array): readonly number[] {
    const { visited } = this;
    visited.fill(0);
    const room: number[] = [];
    const wall = new Set<number>();
    /** Connects with the room what is behind a vertex, if the room then is still too small. */
    const open = (from: number): boolean => {
      const first = room.length;
      room.push(from);
      visited[from] = 1;
      for (let place = first; place < room.length && room.length < this.least; place += 1) {
        for (const next of this.near(room[place] ?? 0)) {
          if (state[next] === OUT || visited[next] !== 0) continue;
          visited[next] = 1;
          room.push(next);
        }
      }
      if (room.length >= this.least) {
        for (const vertex of room.splice(first)) visited[vertex] = 0;
        return false;
      }
      for (const vertex of room.slice(first)) {
        for (const next of this.near(vertex)) if (state[next] === OUT) wall.add(next);
      }
      return true;
    };
    open(start);
    const isFull = room.length + 1 === this.least;
    const kept: number[] = [];
    // The wall grows with the room.
    for (const vertex of wall) {
      state[vertex] = OPEN;
      if (!isFull && open(vertex)) continue;
      state[vertex] = OUT;
      kept.push(vertex);
    }
    return kept.toSorted((a, b) => a - b);
  }

  /** The wall around the vertices to which one can be connected. */
  wallAround(start: number, state: Int8Array): readonly number[] {
    const room = this.connectedFrom(start, Infinity, (vertex) => state[vertex] !== OUT);
    const around = new Set(room.flatMap((vertex) => this.near(vertex)));
    return [...around].filter((vertex) => state[vertex] === OUT);
  }

  /** To how many vertices each that is not out can be connected, itself among them. */
  roomSizes(state: Int8Array): Int32Array {
    const sizes = new Int32Array(state.length);
    for (const room of this.rooms(state)) for (const vertex of room) sizes[vertex] = room.length;
    return sizes;
  }

  /** The vertices that are not out, as far as they hang together. */
  private *rooms(state: Int8Array): Generator<readonly number[]> {
    const { visited } = this;
    visited.fill(0);
    for (let start = 0; start < state.length; start += 1) {
      if (state[start] === OUT || visited[start] !== 0) continue;
      const room = [start];
      visited[start] = 1;
      for (const vertex of room) {
        for (const next of this.near(vertex)) {
          if (state[next] === OUT || visited[next] !== 0) continue;
          visited[next] = 1;
          room.push(next);
        }
      }
      yield room;
    }
  }

  /** Vertices that hang together, from one on, at most so many. */
  private connectedFrom(
    start: number,
    most: number,
    isOf: (vertex: number) => boolean,
  ): readonly number[] {
    const found = [start];
    const met = new Set(found);
    for (const vertex of found) {
      for (const next of this.near(vertex)) {
        if (found.length >= most) return found;
        if (met.has(next) || !isOf(next)) continue;
        met.add(next);
        found.push(next);
      }
    }
    return found;
  }

  private near(vertex: number): readonly number[] {
    return this.neighbours[vertex] ?? [];
  }
}

const without = (vertices: readonly number[], target: number | undefined): readonly number[] =>
  vertices.filter((vertex) => vertex !== target);
