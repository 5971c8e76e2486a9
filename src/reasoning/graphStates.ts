import { OPEN, OUT } from '#logic/vertexState.ts';
import type { Lit } from './pbConstraint.ts';
import type { PbGraph } from './pbGraph.ts';
import type { Concerned, PreparedGraphs } from './preparedGraphs.ts';

/** What is known of the vertices of all graphs, kept up literal by literal. */
export class GraphStates {
  /** By graph, then by vertex. */
  readonly current: readonly Int8Array[];
  private readonly concerned: PreparedGraphs['concerned'];
  /** By graph: where what was known earlier is written. */
  private readonly earlier: readonly Int8Array[];

  constructor({ beforeAll, concerned }: PreparedGraphs) {
    this.current = beforeAll.map((state) => state.slice());
    this.earlier = beforeAll.map((state) => state.slice());
    this.concerned = concerned;
  }

  about(literal: Lit): readonly Concerned[] {
    return this.concerned[literal >> 1] ?? [];
  }

  assign(literal: Lit): void {
    for (const concerned of this.about(literal)) {
      const state = this.current[concerned.index];
      if (state !== undefined) state[concerned.vertex] = stateWith(literal, concerned);
    }
  }

  /** Assigns a literal in the state of one graph alone. */
  assignIn(state: Int8Array, graph: number, literal: Lit): void {
    for (const concerned of this.about(literal)) {
      if (concerned.index === graph) state[concerned.vertex] = stateWith(literal, concerned);
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

/** The state of a vertex where a literal about it is true. */
const stateWith = (literal: Lit, { puttingIn, whenIn }: Concerned): number =>
  literal === puttingIn ? whenIn : OUT;
