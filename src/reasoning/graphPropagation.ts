import { GraphSearch } from '#logic/graph.ts';
import { IN, OPEN, OUT, PASSABLE } from '#logic/vertexState.ts';
import type { Cut } from '#logic/graph.ts';
import { GroupSearch } from '#logic/groupSearch.ts';
import type { EarlyLoop } from '#logic/earlyLoop.ts';
import { cutOf, LoopSearch } from '#logic/earlyLoop.ts';
import { GraphQueue } from './graphQueue.ts';
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

/** The graphs of some parts; the same list if these are all, so that what is known of it is kept. */
export function graphsAmong(
  graphs: readonly PbGraph[],
  parts: readonly number[] | undefined,
): readonly PbGraph[] {
  if (parts === undefined) return graphs;
  const own = graphs.filter(({ part }) => parts.includes(part));
  return own.length === graphs.length ? graphs : own;
}

/** Antecedents of graphs count down from here. */
const FIRST = ASSUMED - 1;

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
  /** By graph, then by vertex: its literal, or its only state as a negative number, see `fixedState`. */
  private readonly codes: readonly Int32Array[];
  /** By graph: the states that were asked for last. */
  private readonly states: readonly Int8Array[];
  private readonly queue: GraphQueue;
  /** How much of the trail the queue has heard. */
  private heard = 0;
  /** By implied literal. */
  private readonly cuts = new Map<Lit, readonly Lit[]>();

  constructor(graphs: readonly PbGraph[], assigned: Assigned, onCut?: (cut: PbCut) => void) {
    this.graphs = graphs;
    this.searches = graphs.map((graph) =>
      graph.groupSizes === undefined ? new GraphSearch(graph) : new GroupSearch(graph),
    );
    this.loops = graphs.map((graph) => (graph.isLoop ? new LoopSearch(graph) : undefined));
    this.codes = graphs.map(({ vertices }) => Int32Array.from(vertices, codeOf));
    this.states = graphs.map(({ vertices }) => new Int8Array(vertices.length));
    this.assigned = assigned;
    this.onCut = onCut;
    this.queue = new GraphQueue(graphs);
  }

  /** Looks at graphs until one implies something; returns its antecedent if it is in conflict. */
  propagate(): 'nothing' | 'something' | Antecedent {
    const { queue } = this;
    const { trail } = this.assigned;
    for (; this.heard < trail.length; this.heard += 1) queue.hear(trail[this.heard] ?? 0);
    for (let index = queue.next(); index !== undefined; index = queue.next()) {
      const found = this.look(index);
      if (found === 'nothing') continue;
      // A conflict is one until something is undone.
      if (found !== 'something') queue.add(index);
      return found;
    }
    return 'nothing';
  }

  private look(index: number): 'nothing' | 'something' | Antecedent {
    const { graphs, searches, assigned } = this;
    const graph = graphs[index];
    const search = searches[index];
    if (graph === undefined || search === undefined) throw new Error(`No graph ${index}`);
    const antecedent = FIRST - index;
    const state = this.stateOf(graph, assigned.trail.length);
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
    this.queue.forget(literal);
  }

  /** The other literals of the clause that implies a literal, or that is in conflict. */
  private cut(
    graph: PbGraph,
    search: GraphSearch | GroupSearch,
    before: number,
    implied?: Lit,
  ): readonly Lit[] {
    const state = this.stateOf(graph, before);
    let target: number | undefined;
    if (implied !== undefined) {
      target = graph.vertices.findIndex((of) => typeof of === 'number' && of >> 1 === implied >> 1);
      state[target] = literalAt(graph, target) === implied ? OUT : IN;
    }
    const loop = this.loops[this.graphs.indexOf(graph)];
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
  private stateOf(graph: PbGraph, length: number): Int8Array {
    const index = this.graphs.indexOf(graph);
    const [codes, state] = [this.codes[index], this.states[index]];
    if (codes === undefined || state === undefined) throw new Error('A graph of another formula');
    const { assigned } = this;
    const { values } = assigned;
    const isNow = length === assigned.trail.length;
    this.work += codes.length + 2 * graph.neighbours.length;
    for (let vertex = 0; vertex < codes.length; vertex += 1) {
      const code = codes[vertex] ?? 0;
      const value = code < 0 ? fixedState(code) : (values[code] ?? OPEN);
      const isKnown = code < 0 || isNow || value === OPEN || assigned.placeOf(code) < length;
      const known = value === IN && code >= 0 && graph.optional?.has(vertex) ? PASSABLE : value;
      state[vertex] = isKnown ? known : OPEN;
    }
    return state;
  }
}

/** A vertex with one state on every board, as a negative number: its state less 10. */
const FIXED = 10;
const STATES = { in: IN, out: OUT, passable: PASSABLE } as const;
const codeOf = (of: PbGraph['vertices'][number]): number =>
  typeof of === 'number' ? of : STATES[of] - FIXED;
const fixedState = (code: number): number => code + FIXED;

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
