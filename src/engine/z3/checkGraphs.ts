import { lostPieces, stateOf } from '#logic/graph.ts';
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
    const values = solver.withModel((isTrue) => encoding.readByUnknown(isTrue));
    const isKept = counting.map((guarded) => assertCuts(solver, encoding, guarded, values) === 0);
    if (isKept.every(Boolean)) return 'sat';
  }
  return 'unknown';
}

/** How many cuts these values break; they are asserted. */
function assertCuts(
  solver: Solver,
  encoding: Encoding,
  { graph, guard }: GuardedGraph,
  values: readonly (number | undefined)[],
): number {
  const { cells, value } = graph;
  const cuts = lostPieces(graph, stateOf(graph, values));
  const literal = (vertex: number, holds: boolean): Z3Term | undefined =>
    encoding.literal(cells[vertex] ?? 0, value, holds);
  for (const { ends, wall } of cuts) {
    solver.temporarily(() => {
      const terms = [
        ...ends.map((end) => literal(end, false)),
        // A cell that never has the value is always wall.
        ...wall.map((vertex) => literal(vertex, true)),
      ].filter((term) => term !== undefined);
      const cut = solver.or(terms);
      solver.assert(guard === undefined ? cut : solver.implies(guard, cut));
    });
  }
  return cuts.length;
}
