import { IN, OPEN, OUT, PASSABLE } from '#logic/vertexState.ts';
import type { Lit } from './pbConstraint.ts';
import type { PbGraph } from './pbGraph.ts';

/** A vertex that a variable is about, and the literal that puts it in. */
export interface Concerned {
  /** Its graph. */
  readonly index: number;
  readonly vertex: number;
  readonly puttingIn: Lit;
  /** Its state where it is in: passable if it need not be connected. */
  readonly whenIn: number;
}

/** What is known of the vertices of all graphs, kept up literal by literal. */
export class GraphStates {
  /** By graph, then by vertex. */
  readonly current: readonly Int8Array[];
  /** By variable: the vertices that it is about, in the order of their graphs. */
  private readonly concerned: readonly (readonly Concerned[])[];
  /** By graph: where what was known earlier is written. */
  private readonly earlier: readonly Int8Array[];

  constructor(graphs: readonly PbGraph[]) {
    this.current = graphs.map(({ vertices }) => Int8Array.from(vertices, beforeAll));
    this.earlier = this.current.map((state) => state.slice());
    const concerned: Concerned[][] = [];
    for (const [index, { vertices, optional }] of graphs.entries()) {
      for (const [vertex, of] of vertices.entries()) {
        if (typeof of !== 'number') continue;
        const whenIn = optional?.has(vertex) ? PASSABLE : IN;
        (concerned[of >> 1] ??= []).push({ index, vertex, puttingIn: of, whenIn });
      }
    }
    this.concerned = concerned;
  }

  about(literal: Lit): readonly Concerned[] {
    return this.concerned[literal >> 1] ?? [];
  }

  assign(literal: Lit): void {
    for (const { index, vertex, puttingIn, whenIn } of this.about(literal)) {
      const state = this.current[index];
      if (state !== undefined) state[vertex] = literal === puttingIn ? whenIn : OUT;
    }
  }

  /** Assigns a literal in the state of one graph alone. */
  assignIn(state: Int8Array, graph: number, literal: Lit): void {
    for (const { index, vertex, puttingIn, whenIn } of this.about(literal)) {
      if (index === graph) state[vertex] = literal === puttingIn ? whenIn : OUT;
    }
  }

  forget(literal: Lit): void {
    for (const { index, vertex } of this.about(literal)) {
      const state = this.current[index];
      if (state !== undefined) state[vertex] = OPEN;
    }
  }

  /** What is known now, or what was when the literals of later places were not assigned; to be written into. */
  copy(index: number, { vertices }: PbGraph, isLater?: (literal: Lit) => boolean): Int8Array {
    const [current, state] = [this.current[index], this.earlier[index]];
    if (current === undefined || state === undefined) throw new Error(`No graph ${index}`);
    state.set(current);
    if (isLater === undefined) return state;
    for (let vertex = 0; vertex < state.length; vertex += 1) {
      const of = vertices[vertex];
      if (typeof of === 'number' && state[vertex] !== OPEN && isLater(of)) state[vertex] = OPEN;
    }
    return state;
  }
}

const FIXED = { in: IN, out: OUT, passable: PASSABLE } as const;
const beforeAll = (of: PbGraph['vertices'][number]): number =>
  typeof of === 'number' ? OPEN : FIXED[of];
