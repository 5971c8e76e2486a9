/**
 * A connected graph as pseudo-Boolean constraints: a flow, as in single-commodity models of spanning
 * trees (Gavish, "Topological design of centralized computer networks", 1982). One vertex that is in,
 * the root, is a spring; every other takes 1 of what flows in, and nothing flows out of vertices that
 * are out. Passable vertices take nothing and hold nothing back. Each cut follows by adding up one side
 * of it; nor do vertices that need not be connected. The root is a vertex that is in on every board, or one of two, which keeps proofs short: a side
 * without them is then enough. Otherwise it is the first vertex that is in, and both sides are added up.
 */
import type { PbCut, PbGraph } from '#reasoning/pbGraph.ts';
import type { Lit } from '#reasoning/pbConstraint.ts';
import type { Roots } from './certainVertices.ts';

/** Two vertices with the flow from `from` to `to`, which may be negative. */
interface Arc {
  readonly from: number;
  readonly to: number;
}

/** How a literal is written: `~r1c1_1`. */
type Written = (literal: Lit) => string;

/** How many variables the flow of a graph has at most. */
export function flowVariables(graph: PbGraph): number {
  const { vertices, neighbours } = graph;
  const arcs = neighbours.reduce((sum, near) => sum + near.length, 0) / 2;
  const taking = vertices.filter((_, vertex) => takes(graph, vertex)).length;
  return arcs * bitsFor(taking) + 2 * taking;
}

/** Whether a vertex keeps 1 of what flows in, where it is in: those that must be connected. */
const takes = ({ vertices, optional }: PbGraph, vertex: number): boolean =>
  vertices[vertex] !== 'passable' && !optional?.has(vertex);

/** The bits of a number from −n to n. */
const bitsFor = (vertices: number): number => Math.max(1, Math.ceil(Math.log2(2 * vertices)));

/** What is certain of a graph's vertices. */
interface OnEveryBoard {
  readonly roots: Roots;
  /** Vertices that nothing flows through. */
  isOut(vertex: number): boolean;
}

export class Flow {
  /** The OPB lines. */
  readonly lines: readonly string[];
  /** The names of its variables. */
  readonly names: readonly string[];
  private readonly graph: PbGraph;
  /** The number of the graph, which distinguishes names. */
  private readonly number: number;
  private readonly roots: Roots;
  private readonly isAnyRoot: boolean;
  private readonly arcs: readonly Arc[];
  /** By arc: the names of its flow's bits, from the lowest on. */
  private readonly bitNames: readonly (readonly string[])[];
  /** Arcs by vertex, by index. */
  private readonly arcsAt: readonly number[][];
  /** Vertices that may be in; if there may be any root, the first of them that is in is the root. */
  private readonly order: readonly number[];
  /** Flows are from −`offset` to `offset` − 1. */
  private readonly offset: number;
  /** By vertex: the place of its balance among the lines, from 0. A certain root has none. */
  private readonly balances = new Map<number, number>();
  /**
   * By arc: the places of its two capacities, from `from` on and back; none where anything may flow.
   * That nothing flows back is a clause, since a flow is negative where its last bit is false.
   */
  private readonly capacities: (readonly [number | undefined, number | undefined])[] = [];
  /** The place of the line that allows one root, where there may be any. */
  private readonly oneRoot: number;

  constructor(graph: PbGraph, number: number, written: Written, { roots, isOut }: OnEveryBoard) {
    const { vertices, neighbours } = graph;
    this.graph = graph;
    this.number = number;
    this.roots = roots;
    this.isAnyRoot = roots.length === 0;
    const there = [...vertices.keys()].filter((vertex) => !isOut(vertex));
    this.order = there.filter((vertex) => takes(graph, vertex));
    // From those that hold nothing back, so that all other capacities there are clauses.
    this.arcs = there.flatMap((one) =>
      (neighbours[one] ?? [])
        .filter((other) => other > one && !isOut(other))
        .map((other) =>
          vertices[other] === 'passable' ? { from: other, to: one } : { from: one, to: other },
        ),
    );
    this.arcsAt = vertices.map(() => []);
    this.arcs.forEach(({ from, to }, arc) => {
      this.arcsAt[from]?.push(arc);
      this.arcsAt[to]?.push(arc);
    });
    const bits = bitsFor(this.order.length);
    this.offset = 2 ** (bits - 1);
    const weights = Array.from({ length: bits }, (_, bit) => `+${2 ** bit} `);
    this.bitNames = this.arcs.map((_, arc) =>
      weights.map((_weight, bit) => `f${number}_${arc + 1}_${bit}`),
    );
    /** The terms of each flow, or of its contrary. */
    const termsOf = (sign: '~' | ''): readonly string[] =>
      this.bitNames.map((bitNames) =>
        bitNames.map((name, bit) => `${weights[bit] ?? ''}${sign}${name}`).join(' '),
      );
    const [flows, contrary] = [termsOf(''), termsOf('~')];
    const lines: string[] = [];
    const put = (terms: readonly string[], degree: number): number =>
      lines.push(`${terms.join(' ')} >= ${degree} ;`) - 1;
    const out = (vertex: number): readonly string[] => {
      const of = vertices[vertex];
      return typeof of === 'number' ? [`+1 ${written(of ^ 1)}`] : [];
    };
    this.oneRoot = this.isAnyRoot ? this.putRoot(put, out) : -1;
    for (const vertex of there) {
      if (roots.length === 1 && roots[0] === vertex) continue;
      // The first of two roots takes something only where it is one.
      const isTaking = takes(graph, vertex) && vertex !== roots[0];
      const arcs = this.arcsAt[vertex] ?? [];
      const isInto = (arc: number): boolean => this.arcs[arc]?.to === vertex;
      const degree = arcs.reduce(
        (sum, arc) => sum + this.offset - (isInto(arc) ? 0 : 1),
        isTaking ? 1 : 0,
      );
      const into = arcs.map((arc) => (isInto(arc) ? flows : contrary)[arc] ?? '');
      const spring = this.spring(vertex, written);
      const root = spring === undefined ? [] : [`+${this.order.length} ${spring}`];
      const terms = [...into, ...root, ...(isTaking ? out(vertex) : [])];
      // A dot whose sides are all out has no flow; other checkers want terms in every line.
      if (terms.length > 0 || degree > 0) this.balances.set(vertex, put(terms, degree));
    }
    this.arcs.forEach(({ from, to }, arc) => {
      const limit = (vertex: number, term: string, weight: number, degree: number) => {
        const of = vertices[vertex];
        return typeof of === 'number'
          ? put([term, `+${weight} ${written(of)}`], degree)
          : undefined;
      };
      this.capacities.push([
        limit(from, contrary[arc] ?? '', this.offset, this.offset - 1),
        limit(to, `+1 ${this.bitNames[arc]?.at(-1) ?? ''}`, 1, 1),
      ]);
    });
    this.lines = lines;
    this.names = [
      ...(this.isAnyRoot
        ? this.order.flatMap((vertex, at) => [this.among(at), this.root(vertex)])
        : []),
      ...this.bitNames.flat(),
    ];
  }

  /** The root is the first vertex of the order that is in; returns the place of "at most one". */
  private putRoot(
    put: (terms: readonly string[], degree: number) => number,
    out: (vertex: number) => readonly string[],
  ): number {
    this.order.forEach((vertex, at) => {
      put([`+1 ${this.among(at)}`, ...out(vertex)], 1);
      if (at === 0) return;
      put([`+1 ${this.among(at)}`, `+1 ~${this.among(at - 1)}`], 1);
      put([`+1 ~${this.root(vertex)}`, `+1 ~${this.among(at - 1)}`], 1);
    });
    return put(
      this.order.map((vertex) => `+1 ~${this.root(vertex)}`),
      this.order.length - 1,
    );
  }

  /** Whether one of the first vertices of the order, up to this place, is in. */
  private among(at: number): string {
    return `among${this.number}_${at + 1}`;
  }

  private root(vertex: number): string {
    return `root${this.number}_${vertex + 1}`;
  }

  /** The literal that makes a vertex the root; absent if it never is. */
  private spring(vertex: number, written: Written): string | undefined {
    const { vertices } = this.graph;
    if (this.isAnyRoot) {
      return vertices[vertex] === 'passable' ? undefined : this.root(vertex);
    }
    const [root = -1, other] = this.roots;
    const first = vertices[root];
    if ((vertex !== root && vertex !== other) || typeof first !== 'number') return undefined;
    return written(vertex === root ? first : first ^ 1);
  }

  /** Its true variables for a model: a tree of shortest ways from the root. */
  complete(isTrue: (literal: Lit) => boolean): readonly string[] {
    const { order, arcs, arcsAt } = this;
    const isIn = (vertex: number): boolean => {
      const of = this.graph.vertices[vertex];
      return of === 'in' || (typeof of === 'number' && isTrue(of));
    };
    const isPassable = (vertex: number): boolean => this.graph.vertices[vertex] === 'passable';
    const first = this.isAnyRoot ? order.findIndex(isIn) : -1;
    const root = this.isAnyRoot ? order[first] : this.roots.find(isIn);
    const flows = arcs.map(() => 0);
    const above = new Map<number, number | undefined>(
      root === undefined ? [] : [[root, undefined]],
    );
    for (const [vertex] of above) {
      for (const arc of arcsAt[vertex] ?? []) {
        const next = otherEnd(arcs[arc], vertex);
        if (!above.has(next) && (isIn(next) || isPassable(next))) above.set(next, arc);
      }
    }
    const size = new Map(
      [...above.keys()].map((vertex) => [vertex, takes(this.graph, vertex) ? 1 : 0]),
    );
    for (const [vertex, arc] of [...above].toReversed()) {
      if (arc === undefined) continue;
      const own = size.get(vertex) ?? 0;
      flows[arc] = arcs[arc]?.to === vertex ? own : -own;
      const from = otherEnd(arcs[arc], vertex);
      size.set(from, (size.get(from) ?? 0) + own);
    }
    return [
      ...(first < 0 ? [] : order.slice(first).map((_, at) => this.among(first + at))),
      ...(first < 0 || root === undefined ? [] : [this.root(root)]),
      ...flows.flatMap((flow, arc) =>
        (this.bitNames[arc] ?? []).filter((_, bit) => (((flow + this.offset) >> bit) & 1) === 1),
      ),
    ];
  }

  /**
   * The steps that prove a cut, without the clause itself. `firstId` is the constraint number of the
   * flow's first line, `nextId` that of the first step.
   */
  prove(cut: PbCut, firstId: number, nextId: number, written: Written): readonly string[] {
    // The constraints on dots alone say that a side cannot touch a loop.
    if (cut.ends.length === 0) return [];
    const sides = cut.ends.map((end) => ({ end, side: this.sideOf(end, cut.wall) }));
    if (this.isAnyRoot) {
      return [
        ...sides.flatMap(({ end, side }) => [
          this.sum(side, firstId),
          this.half(side, end, cut, written),
        ]),
        `pol ${nextId + 1} ${nextId + 3} + ${firstId + this.oneRoot} +;`,
      ];
    }
    const rootless = sides
      .filter(({ side }) => !this.roots.some((root) => side.has(root)))
      .toSorted((a, b) => a.side.size - b.side.size);
    // If both have a root, the first may be an end, which is in: then the other side has none.
    const needed =
      rootless.length > 0 ? rootless.slice(0, 1) : sides.filter(({ end }) => end !== this.roots[0]);
    return needed.map(({ side }) => this.sum(side, firstId));
  }

  /** The vertices that are reached from one without passing the wall. */
  private sideOf(end: number, wall: readonly number[]): ReadonlySet<number> {
    const side = new Set([end]);
    for (const vertex of side) {
      for (const arc of this.arcsAt[vertex] ?? []) {
        const next = otherEnd(this.arcs[arc], vertex);
        if (!wall.includes(next)) side.add(next);
      }
    }
    return side;
  }

  /** Adds up one side: without a root in it and with the wall out, all of it is out. */
  private sum(side: ReadonlySet<number>, firstId: number): string {
    const sums: string[] = [];
    for (const vertex of side) {
      const balance = this.balances.get(vertex);
      if (balance !== undefined) sums.push(`${firstId + balance}`);
      for (const arc of this.arcsAt[vertex] ?? []) {
        if (side.has(otherEnd(this.arcs[arc], vertex))) continue;
        const [on, back] = this.capacities[arc] ?? [];
        if (this.arcs[arc]?.to === vertex) {
          if (on !== undefined) sums.push(`${firstId + on}`);
        } else if (back !== undefined) sums.push(`${firstId + back} ${this.offset} *`);
      }
    }
    return `pol ${sums.map((sum, at) => `${sum}${at === 0 ? '' : ' +'}`).join(' ')};`;
  }

  /** What follows from that sum: a root is in this side, its end is out, or one of the wall is in. */
  private half(side: ReadonlySet<number>, end: number, { wall }: PbCut, written: Written): string {
    const literalOf = (vertex: number, flip: 0 | 1): string | undefined => {
      const of = this.graph.vertices[vertex];
      return typeof of === 'number' ? written(of ^ flip) : undefined;
    };
    const literals = [
      literalOf(end, 1),
      ...wall.map((vertex) => literalOf(vertex, 0)),
      ...[...side].map((vertex) => this.spring(vertex, written)),
    ];
    return `rup ${literals.map((literal) => (literal === undefined ? '' : `+1 ${literal} `)).join('')}>= 1;`;
  }
}

const otherEnd = (arc: Arc | undefined, vertex: number): number =>
  (arc?.from === vertex ? arc.to : arc?.from) ?? vertex;
