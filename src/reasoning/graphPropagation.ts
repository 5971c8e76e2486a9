import type { GraphSearch } from '#logic/graph.ts';
import { IN, OUT, PASSABLE } from '#logic/vertexState.ts';
import type { Cut } from '#logic/graph.ts';
import { GroupSearch } from '#logic/groupSearch.ts';
import type { EarlyLoop, LoopSearch } from '#logic/earlyLoop.ts';
import { cutOf } from '#logic/earlyLoop.ts';
import { GraphQueue } from './graphQueue.ts';
import { GraphStates } from './graphStates.ts';
import { graphsAmong, prepareGraphs } from './preparedGraphs.ts';
import type { Concerned } from './preparedGraphs.ts';
import { ASSUMED } from './layout.ts';
import type { Antecedent } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import type { PbCut, PbGraph } from './pbGraph.ts';

/** What graphs see of a propagator. */
interface Assigned {
  /** Indexed by literal: 1 true, −1 false, 0 unassigned. */
  readonly values: Int8Array;
  readonly trail: readonly Lit[];
  readonly level: number;
  placeOf(literal: Lit): number;
  antecedentOf(literal: Lit): Antecedent;
  assign(literal: Lit, antecedent: Antecedent): void;
}

/** Antecedents of graphs count down from here. */
const FIRST = ASSUMED - 1;

/** Propagates the graphs of some parts, or of all; `undefined` if there are none. */
export function propagateGraphs(
  graphs: readonly PbGraph[],
  parts: readonly number[] | undefined,
  assigned: Assigned,
  onCut?: (cut: PbCut) => void,
): GraphPropagation | undefined {
  const own = graphsAmong(graphs, parts);
  return own.length === 0 ? undefined : new GraphPropagation(own, assigned, onCut);
}

/** Whether a graph implied something, or is in conflict. */
export const isOfGraph = (antecedent: Antecedent): boolean => antecedent <= FIRST;

/**
 * Propagates graphs where no constraint implies anything any more, as in SAT modulo theories: what
 * must be in or out is assigned, and the clause that says why is made when it is asked for
 * (Gebser, Janhunen and Rintanen, "SAT modulo Graphs: Acyclicity", 2014).
 */
export class GraphPropagation {
  work = 0;
  /** The cut that is in conflict. */
  conflict: readonly Lit[] = [];
  private readonly graphs: readonly PbGraph[];
  private readonly searches: readonly (GraphSearch | GroupSearch)[];
  /** By graph; absent if it is no loop. */
  private readonly loops: readonly (LoopSearch | undefined)[];
  private readonly assigned: Assigned;
  private readonly onCut: ((cut: PbCut) => void) | undefined;
  private readonly states: GraphStates;
  private readonly queue: GraphQueue;
  /** How much of the trail the queue has heard. */
  private heard = 0;
  /** By implied literal. */
  private readonly cuts = new Map<Lit, readonly Lit[]>();

  constructor(graphs: readonly PbGraph[], assigned: Assigned, onCut?: (cut: PbCut) => void) {
    this.graphs = graphs;
    const prepared = prepareGraphs(graphs);
    this.searches = prepared.searches;
    this.loops = prepared.loops;
    this.states = new GraphStates(prepared);
    this.assigned = assigned;
    this.onCut = onCut;
    this.queue = new GraphQueue(graphs);
  }

  /** Looks at graphs until one implies something; returns its antecedent if it is in conflict. */
  propagate(): 'nothing' | 'something' | Antecedent {
    const { queue } = this;
    const { trail } = this.assigned;
    for (; this.heard < trail.length; this.heard += 1) this.hear(trail[this.heard] ?? 0);
    for (let index = queue.next(); index !== undefined; index = queue.next()) {
      const found = this.look(index);
      if (found === 'nothing') continue;
      // A conflict is one until something is undone.
      if (found !== 'something') queue.add(index, true);
      return found;
    }
    return 'nothing';
  }

  private hear(literal: Lit): void {
    const { states, queue, assigned } = this;
    const antecedent = assigned.antecedentOf(literal);
    states.assign(literal);
    for (const concerned of states.about(literal)) {
      const { index, puttingIn } = concerned;
      if (puttingIn === literal) queue.count(index, 1);
      queue.add(index, this.matters(concerned, literal, antecedent));
    }
  }

  /** Not if the graph has implied it together with all else, or if it is a way that was open before. */
  private matters(
    { index, puttingIn, whenIn }: Concerned,
    literal: Lit,
    antecedent: Antecedent,
  ): boolean {
    if (this.searches[index] instanceof GroupSearch || this.loops[index] !== undefined) return true;
    if (antecedent === FIRST - index) return false;
    return puttingIn !== literal || whenIn !== PASSABLE;
  }

  private look(index: number): 'nothing' | 'something' | Antecedent {
    const { graphs, searches, assigned } = this;
    const graph = graphs[index];
    const search = searches[index];
    if (graph === undefined || search === undefined) throw new Error(`No graph ${index}`);
    const antecedent = FIRST - index;
    const state = this.states.current[index] ?? new Int8Array();
    this.work += workOf(graph);
    const found = search.look(state);
    if (found === 'broken') {
      this.conflict = this.cut(graph, search, assigned.trail.length);
      return antecedent;
    }
    // Whether optional ones are in changes nothing.
    const outs = found.outs.filter((vertex) => !graph.optional?.has(vertex));
    const closing = (this.loops[index]?.closing(state) ?? []).filter(
      (vertex) => !outs.includes(vertex) && !found.ins.includes(vertex),
    );
    const literals = [
      ...found.ins.map((vertex) => literalAt(graph, vertex)),
      ...[...outs, ...closing].map((vertex) => literalAt(graph, vertex) ^ 1),
    ];
    for (const literal of literals) assigned.assign(literal, antecedent);
    return literals.length === 0 ? 'nothing' : 'something';
  }

  partOf(antecedent: Antecedent): number {
    return this.graphOf(antecedent).part;
  }

  private graphOf(antecedent: Antecedent): PbGraph {
    const graph = this.graphs[FIRST - antecedent];
    if (graph === undefined) throw new Error(`No graph has the antecedent ${antecedent}`);
    return graph;
  }

  /** The false literals that imply a literal. */
  reasonFor(literal: Lit): readonly Lit[] {
    const known = this.cuts.get(literal);
    if (known !== undefined) return known;
    const { assigned, searches } = this;
    const antecedent = assigned.antecedentOf(literal);
    const search = searches[FIRST - antecedent];
    if (search === undefined) throw new Error('A literal that no graph implied');
    const reason = this.cut(this.graphOf(antecedent), search, assigned.placeOf(literal), literal);
    this.cuts.set(literal, reason);
    return reason;
  }

  /** A literal is not assigned any more. */
  forget(literal: Lit): void {
    this.cuts.delete(literal);
    const place = this.assigned.placeOf(literal);
    if (place >= this.heard) return;
    this.heard = place;
    this.states.forget(literal);
    for (const { index, puttingIn } of this.states.about(literal)) {
      if (puttingIn === literal) this.queue.count(index, -1);
    }
  }

  /** The other literals of the clause that implies a literal, or that is in conflict. */
  private cut(
    graph: PbGraph,
    search: GraphSearch | GroupSearch,
    before: number,
    implied?: Lit,
  ): readonly Lit[] {
    const index = this.graphs.indexOf(graph);
    const state = this.stateBefore(index, graph, before);
    let target: number | undefined;
    if (implied !== undefined) {
      target = this.states.about(implied).find((each) => each.index === index)?.vertex ?? -1;
      state[target] = literalAt(graph, target) === implied ? OUT : IN;
    }
    const loop = this.loops[index];
    if (loop !== undefined && target !== undefined && state[target] === IN) {
      const early = loop.explain(state, target);
      if (early !== undefined)
        return this.log(graph, implied, ...this.cutOfLoop(graph, early, target));
    }
    const isEnd = target !== undefined && state[target] === IN;
    const { ends, wall } = search.cut(state, target);
    const others = [...outsOf(graph, ends), ...wall.flatMap((vertex) => numberAt(graph, vertex))];
    const own = target === undefined ? [] : [target];
    return this.log(graph, implied, others, {
      ends: isEnd ? [...own, ...ends] : ends,
      wall: isEnd ? wall : [...own, ...wall],
    });
  }

  /** The reason that a side would close a loop: of the sides left out, the one known longest. */
  private cutOfLoop(
    graph: PbGraph,
    early: EarlyLoop,
    closing: number,
  ): readonly [readonly Lit[], Cut] {
    const placeOf = (vertex: number): number => {
      const [literal] = numberAt(graph, vertex);
      return literal === undefined ? -1 : this.assigned.placeOf(literal);
    };
    const [other = 0] = early.others.toSorted((a, b) => placeOf(a) - placeOf(b));
    return [outsOf(graph, [...early.path, other]), cutOf(early, closing, other)];
  }

  private log(
    graph: PbGraph,
    implied: Lit | undefined,
    others: readonly Lit[],
    { ends, wall }: Cut,
  ): readonly Lit[] {
    const clause = implied === undefined ? others : [implied, ...others];
    this.onCut?.({ graph, clause, ends, wall });
    return others;
  }

  /** What was known of each vertex when the trail had a length; valid until it is asked for again. */
  private stateBefore(index: number, graph: PbGraph, length: number): Int8Array {
    const { assigned, states } = this;
    this.work += workOf(graph);
    const isLater = (literal: Lit): boolean => assigned.placeOf(literal) >= length;
    const isNow = length === assigned.trail.length;
    const state = states.copy(index, graph, isNow ? undefined : isLater);
    // What it implied itself may not have been heard yet.
    for (let place = this.heard; place < length; place += 1) {
      states.assignIn(state, index, assigned.trail[place] ?? 0);
    }
    return state;
  }
}

/** What a look counts as, in visited literals: three for each vertex, its edges among them. */
const workOf = ({ vertices }: PbGraph): number => 3 * vertices.length;

/** The literals of a vertex: none if it is in or out on every board. */
const numberAt = ({ vertices }: PbGraph, vertex: number): readonly Lit[] => {
  const of = vertices[vertex];
  return typeof of === 'number' ? [of] : [];
};

/** The literals that say that vertices are not in. */
const outsOf = (graph: PbGraph, vertices: readonly number[]): readonly Lit[] =>
  vertices.flatMap((vertex) => numberAt(graph, vertex).map((literal) => literal ^ 1));

function literalAt(graph: PbGraph, vertex: number): Lit {
  const [literal] = numberAt(graph, vertex);
  if (literal === undefined) throw new Error(`Vertex ${vertex} is in or out on every board`);
  return literal;
}
