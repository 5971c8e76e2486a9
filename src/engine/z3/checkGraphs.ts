import { LoopSearch } from '#logic/earlyLoop.ts';
import { GraphSearch, lostPieces, stateOf } from '#logic/graph.ts';
import { GroupSearch } from '#logic/groupSearch.ts';
import { IN, OPEN, OUT, PASSABLE } from '#logic/vertexState.ts';
import type { Graph } from '#logic/graph.ts';
import type { Encoding } from './encoding.ts';
import type { Solver, Z3Term } from './z3.ts';

/** A graph that Z3 is told of as it goes; with `guard`, it counts only where that is assumed. */
export interface GuardedGraph {
  readonly graph: Graph;
  readonly guard?: Z3Term;
}

/** How often Z3 is told of new cuts before it gives up. */
const MOST_ROUNDS = 2000;

/**
 * Z3's answer to a check in which graphs are connected, too: as long as a model has a piece apart,
 * the cut that forbids it is asserted, and Z3 is asked again.
 */
export function checkGraphs(
  solver: Solver,
  encoding: Encoding,
  graphs: readonly GuardedGraph[],
  assumptions: readonly Z3Term[],
): 'sat' | 'unsat' | 'unknown' {
  const counting = graphs.filter(({ guard }) => guard === undefined || assumptions.includes(guard));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const said = solver.check(assumptions);
    if (said !== 'sat' || counting.length === 0) return said;
    const states = solver.withModel((isTrue) => {
      const values = encoding.readByUnknown(isTrue);
      return counting.map(({ graph }) => stateIn(encoding, graph, values, isTrue));
    });
    const isKept = counting.map(
      (guarded, at) => assertCuts(solver, encoding, guarded, states[at] ?? new Int8Array()) === 0,
    );
    if (isKept.every(Boolean)) return 'sat';
  }
  return 'unknown';
}

/** The state of each vertex in a model. */
function stateIn(
  encoding: Encoding,
  graph: Graph,
  values: readonly (number | undefined)[],
  isTrue: (boolean: Z3Term) => boolean,
): Int8Array {
  const state = stateOf(graph, values);
  for (const [vertex, of] of graph.vertices.entries()) {
    if (of === 'passable' || of === 'in' || of.op === 'is') continue;
    const term = encoding.atom(of);
    if (term === undefined || !isTrue(term)) state[vertex] = OUT;
    else state[vertex] = graph.optional?.has(vertex) ? PASSABLE : IN;
  }
  return state;
}

/** A state in which only these vertices are in, and those that are out stay so. */
const onlyOf = (state: Int8Array, ins: readonly number[]): Int8Array =>
  state.map((known, vertex) => (known === IN && !ins.includes(vertex) ? OPEN : known));

/** How many cuts a state breaks; they are asserted. */
function assertCuts(
  solver: Solver,
  encoding: Encoding,
  { graph, guard }: GuardedGraph,
  state: Int8Array,
): number {
  const literal = (vertex: number, holds: boolean): Z3Term | undefined => {
    const of = graph.vertices[vertex];
    return of === undefined || of === 'passable' || of === 'in'
      ? undefined
      : encoding.atom(of, holds);
  };
  const broken =
    graph.groupSizes === undefined
      ? [...cutsIn(graph, state), ...(graph.isLoop ? new LoopSearch(graph).closed(state) : [])]
      : new GroupSearch(graph).wrongIn(state);
  for (const { ins, outs } of broken) {
    solver.temporarily(() => {
      const terms = [
        ...ins.map((vertex) => literal(vertex, false)),
        // What is in on no board is always wall.
        ...outs.map((vertex) => literal(vertex, true)),
      ].filter((term) => term !== undefined);
      const cut = solver.or(terms);
      solver.assert(guard === undefined ? cut : solver.implies(guard, cut));
    });
  }
  return broken.length;
}

/** The cuts that forbid the pieces of a full state that are apart. */
function cutsIn(graph: Graph, state: Int8Array) {
  const search = new GraphSearch(graph);
  return lostPieces(graph, state).map((lost) => {
    const { ends, wall } = search.cut(onlyOf(state, lost.ends), lost.ends.at(-1));
    return { ins: [...ends, ...lost.ends.slice(-1)], outs: wall };
  });
}
