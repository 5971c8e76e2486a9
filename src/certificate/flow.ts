/**
 * A connected graph as pseudo-Boolean constraints: a flow, as in single-commodity models of spanning
 * trees (Gavish, "Topological design of centralized computer networks", 1982). One vertex that is in,
 * the root, is a spring; every other takes 1 of what flows in, and nothing flows out of vertices that
 * are out. Passable vertices take nothing and hold nothing back. Each cut follows by adding up one side
 * of it.
 */
import type { PbCut, PbGraph } from '#reasoning/graphPropagation.ts';
import type { Lit } from '#reasoning/pbConstraint.ts';

/** Two vertices with the flow from `from` to `to`, which may be negative. */
interface Arc {
  readonly from: number;
  readonly to: number;
}

/** How a literal is written: `~r1c1_1`. */
type Written = (literal: Lit) => string;

/** How many variables the flow of a graph has. */
export function flowVariables({ vertices, neighbours }: PbGraph): number {
  const arcs = neighbours.reduce((sum, near) => sum + near.length, 0) / 2;
  const taking = vertices.filter((of) => of !== 'passable').length;
  return arcs * bitsFor(taking) + 2 * taking;
}

/** The bits of a number from −n to n. */
const bitsFor = (vertices: number): number => Math.max(1, Math.ceil(Math.log2(2 * vertices)));

export class Flow {
  /** The OPB lines. */
  readonly lines: readonly string[];
  /** The names of its variables. */
  readonly names: readonly string[];
  private readonly graph: PbGraph;
  private readonly prefix: string;
  private readonly arcs: readonly Arc[];
  /** Arcs by vertex, by index. */
  private readonly arcsAt: readonly number[][];
  /** Vertices that are not out on every board, in the order in which the first that is in is the root. */
  private readonly order: readonly number[];
  /** Whether the first of them is in on this board. */
  private readonly isRootKnown: boolean;
  /** Flows are from −`offset` to `offset` − 1, written in so many bits. */
  private readonly bits: number;
  private readonly offset: number;
  /** By vertex: the place of its balance among the lines, from 0. */
  private readonly balances = new Map<number, number>();
  /**
   * By arc: the places of its two capacities, from `from` on and back; none where anything may flow.
   */
  private readonly capacities: (readonly [number | undefined, number | undefined])[] = [];
  /** The place of the line that allows one root. */
  private readonly oneRoot: number;

  /** `isCertain` says which literals hold by rules and givens without any search. */
  constructor(
    graph: PbGraph,
    prefix: string,
    written: Written,
    isCertain: (literal: Lit) => boolean,
  ) {
    const { vertices, neighbours } = graph;
    this.graph = graph;
    this.prefix = prefix;
    const isThere = (vertex: number): boolean => vertices[vertex] !== 'out';
    const isIn = (vertex: number): boolean => {
      const of = vertices[vertex];
      return of === 'in' || (typeof of === 'number' && isCertain(of));
    };
    this.order = [...vertices.keys()]
      .filter((vertex) => isThere(vertex) && vertices[vertex] !== 'passable')
      .toSorted((a, b) => Number(isIn(b)) - Number(isIn(a)) || a - b);
    this.isRootKnown = this.order.slice(0, 1).some(isIn);
    this.arcs = neighbours.flatMap((near, from) =>
      near.filter((to) => to > from && isThere(from) && isThere(to)).map((to) => ({ from, to })),
    );
    this.arcsAt = vertices.map(() => []);
    this.arcs.forEach(({ from, to }, arc) => {
      this.arcsAt[from]?.push(arc);
      this.arcsAt[to]?.push(arc);
    });
    this.bits = bitsFor(this.order.length);
    this.offset = 2 ** (this.bits - 1);
    const lines: string[] = [];
    const put = (terms: readonly string[], degree: number): number =>
      lines.push(`${terms.join(' ')} >= ${degree} ;`) - 1;
    const out = (vertex: number): readonly string[] => {
      const of = vertices[vertex];
      return typeof of === 'number' ? [`+1 ${written(of ^ 1)}`] : [];
    };
    this.oneRoot = this.putRoot(put, out);
    for (const vertex of [...vertices.keys()].filter(isThere)) {
      const isTaking = vertices[vertex] !== 'passable';
      const into = this.arcsAt[vertex]?.map((arc) => this.arcs[arc]?.to === vertex) ?? [];
      const degree = into.reduce(
        (sum, isInto) => sum + this.offset - (isInto ? 0 : 1),
        isTaking ? 1 : 0,
      );
      const flows = (this.arcsAt[vertex] ?? []).flatMap((arc, at) =>
        this.flow(arc, into[at] === true ? '' : '~'),
      );
      const root = isTaking ? [`+${this.order.length} ${this.root(vertex)}`] : [];
      this.balances.set(vertex, put([...flows, ...root, ...out(vertex)], degree));
    }
    this.arcs.forEach(({ from, to }, arc) => {
      const limit = (vertex: number, sign: '~' | '', degree: number): number | undefined => {
        const of = vertices[vertex];
        if (typeof of !== 'number') return undefined;
        return put([...this.flow(arc, sign), `+${this.offset} ${written(of)}`], degree);
      };
      this.capacities.push([limit(from, '~', this.offset - 1), limit(to, '', this.offset)]);
    });
    this.lines = lines;
    this.names = [
      ...this.order.flatMap((vertex, at) => [this.among(at), this.root(vertex)]),
      ...this.arcs.flatMap((_, arc) => this.flow(arc, '').map((term) => term.split(' ')[1] ?? '')),
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
    return `${this.prefix}_among${at + 1}`;
  }

  private root(vertex: number): string {
    return `${this.prefix}_root${vertex + 1}`;
  }

  /** The bits of a flow, or of its contrary. */
  private flow(arc: number, sign: '~' | ''): readonly string[] {
    return Array.from(
      { length: this.bits },
      (_, bit) => `+${2 ** bit} ${sign}${this.prefix}_flow${arc + 1}_${bit}`,
    );
  }

  /** Its true variables for a model: a tree of shortest ways from the root. */
  complete(isTrue: (literal: Lit) => boolean): readonly string[] {
    const { order, arcs, arcsAt } = this;
    const isIn = (vertex: number): boolean => {
      const of = this.graph.vertices[vertex];
      return of === 'in' || (typeof of === 'number' && isTrue(of));
    };
    const isPassable = (vertex: number): boolean => this.graph.vertices[vertex] === 'passable';
    const first = order.findIndex(isIn);
    const root = order[first];
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
    const size = new Map([...above.keys()].map((vertex) => [vertex, isPassable(vertex) ? 0 : 1]));
    for (const [vertex, arc] of [...above].toReversed()) {
      if (arc === undefined) continue;
      const own = size.get(vertex) ?? 0;
      flows[arc] = arcs[arc]?.to === vertex ? own : -own;
      const from = otherEnd(arcs[arc], vertex);
      size.set(from, (size.get(from) ?? 0) + own);
    }
    return [
      ...(root === undefined ? [] : order.flatMap((_, at) => (at < first ? [] : [this.among(at)]))),
      ...(root === undefined ? [] : [this.root(root)]),
      ...flows.flatMap((flow, arc) =>
        this.flow(arc, '').flatMap((term, bit) =>
          Math.floor((flow + this.offset) / 2 ** bit) % 2 === 1 ? [term.split(' ')[1] ?? ''] : [],
        ),
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
    const sides = cut.ends.map((end) => this.sideOf(end, cut.wall));
    const [root = -1] = this.order;
    if (this.isRootKnown) {
      const [small] = sides
        .map((side, at) => ({ side, end: cut.ends[at] ?? 0 }))
        .filter(({ side }) => !side.has(root))
        .toSorted((a, b) => a.side.size - b.side.size);
      return small === undefined ? [] : this.half(small.side, small.end, cut, firstId, written);
    }
    const steps = sides.flatMap((side, at) =>
      this.half(side, cut.ends[at] ?? 0, cut, firstId, written),
    );
    return [...steps, `pol ${nextId + 1} ${nextId + 3} + ${firstId + this.oneRoot} +;`];
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

  /** Adds up one side: without a root in it, its end is out or one of the wall is in. */
  private half(
    side: ReadonlySet<number>,
    end: number,
    { wall }: PbCut,
    firstId: number,
    written: Written,
  ): readonly string[] {
    const { vertices } = this.graph;
    const places: number[] = [];
    for (const vertex of side) places.push(this.balances.get(vertex) ?? 0);
    this.arcs.forEach(({ from, to }, arc) => {
      if (side.has(from) === side.has(to)) return;
      const place = this.capacities[arc]?.[side.has(to) ? 0 : 1];
      if (place !== undefined) places.push(place);
    });
    const sum = places.map((place, at) => `${firstId + place}${at === 0 ? '' : ' +'}`).join(' ');
    const terms = [
      ...[end].map((vertex) => ({ of: vertices[vertex], isNegated: true })),
      ...wall.map((vertex) => ({ of: vertices[vertex], isNegated: false })),
    ].flatMap(({ of, isNegated }) =>
      typeof of === 'number' ? [`+1 ${written(isNegated ? of ^ 1 : of)} `] : [],
    );
    const roots = this.isRootKnown
      ? []
      : [...side].flatMap((vertex) =>
          vertices[vertex] === 'passable' ? [] : [`+1 ${this.root(vertex)} `],
        );
    return [`pol ${sum};`, `rup ${[...terms, ...roots].join('')}>= 1;`];
  }
}

const otherEnd = (arc: Arc | undefined, vertex: number): number =>
  (arc?.from === vertex ? arc.to : arc?.from) ?? vertex;
