import { LoopSearch } from '#logic/earlyLoop.ts';
import { GraphSearch } from '#logic/graph.ts';
import { GroupSearch } from '#logic/groupSearch.ts';
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

/** What all propagators of the same graphs share. */
export interface PreparedGraphs {
  readonly searches: readonly (GraphSearch | GroupSearch)[];
  /** By graph; absent if it is no loop. */
  readonly loops: readonly (LoopSearch | undefined)[];
  /** By variable: the vertices that it is about, in the order of their graphs. */
  readonly concerned: readonly (readonly Concerned[] | undefined)[];
  /** By graph, then by vertex: what is known before anything is assigned. */
  readonly beforeAll: readonly Int8Array[];
}

/** What is prepared for one graph, whichever list it is in. */
interface PreparedGraph {
  readonly search: GraphSearch | GroupSearch;
  readonly loop: LoopSearch | undefined;
  readonly beforeAll: Int8Array;
}

const keptLists = new WeakMap<readonly PbGraph[], PreparedGraphs>();
const keptGraphs = new WeakMap<PbGraph, PreparedGraph>();

/** Kept for each list and each graph, since hints make thousands of propagators for the same graphs, or for some of them. */
export function prepareGraphs(graphs: readonly PbGraph[]): PreparedGraphs {
  const known = keptLists.get(graphs);
  if (known !== undefined) return known;
  const each = graphs.map(prepareGraph);
  const made: PreparedGraphs = {
    searches: each.map(({ search }) => search),
    loops: each.map(({ loop }) => loop),
    concerned: concernedIn(graphs),
    beforeAll: each.map(({ beforeAll }) => beforeAll),
  };
  keptLists.set(graphs, made);
  return made;
}

function prepareGraph(graph: PbGraph): PreparedGraph {
  const known = keptGraphs.get(graph);
  if (known !== undefined) return known;
  const made: PreparedGraph = {
    search: graph.groupSizes === undefined ? new GraphSearch(graph) : new GroupSearch(graph),
    loop: graph.isLoop ? new LoopSearch(graph) : undefined,
    beforeAll: Int8Array.from(graph.vertices, stateBeforeAll),
  };
  keptGraphs.set(graph, made);
  return made;
}

function concernedIn(graphs: readonly PbGraph[]): PreparedGraphs['concerned'] {
  const concerned: Concerned[][] = [];
  for (const [index, { vertices, optional }] of graphs.entries()) {
    for (const [vertex, of] of vertices.entries()) {
      if (typeof of !== 'number') continue;
      const whenIn = optional?.has(vertex) ? PASSABLE : IN;
      (concerned[of >> 1] ??= []).push({ index, vertex, puttingIn: of, whenIn });
    }
  }
  return concerned;
}

const FIXED = { in: IN, out: OUT, passable: PASSABLE } as const;
const stateBeforeAll = (of: PbGraph['vertices'][number]): number =>
  typeof of === 'number' ? OPEN : FIXED[of];

/** The graphs of some parts; the same list if these are all, so that what is prepared for it is found. */
export function graphsAmong(
  graphs: readonly PbGraph[],
  parts: readonly number[] | undefined,
): readonly PbGraph[] {
  if (parts === undefined) return graphs;
  const own = graphs.filter(({ part }) => parts.includes(part));
  return own.length === graphs.length ? graphs : own;
}
