/**
 * Groups of a certain size as pseudo-Boolean constraints. That they are large enough is said by a flow, as
 * for connected cells: each group has roots that each bring in as much as a group's size, and each vertex
 * keeps 1; so a group has a multiple of its size. That they are no larger is said by what hangs together: from
 * a vertex on, all that later vertices lead to is with it, and that is not too much. Only what the cuts of a
 * search need is written: less than the rule says, of which no board is left all the same.
 */
import type { PbCut, PbGraph } from '#reasoning/pbGraph.ts';
import type { Lit } from '#reasoning/pbConstraint.ts';

type Written = (literal: Lit) => string;

/** Two vertices with a flow from `from` to `to`, which may be negative. */
interface Arc {
  readonly from: number;
  readonly to: number;
  readonly bits: readonly string[];
}

/** So many bits hold numbers up to this one. */
const bitsFor = (most: number): number => Math.max(1, Math.ceil(Math.log2(most + 1)));

const weighted = (names: readonly string[], sign: '' | '~'): readonly string[] =>
  names.map((name, bit) => `+${2 ** bit} ${sign}${name}`);

/** The largest number of vertices that a group can have. */
const largest = ({ groupSizes, vertices }: PbGraph): number =>
  Math.min(groupSizes?.most ?? 0, vertices.length);

/** Whether a cut forbids too many vertices, and not too little room for one. */
const isTooMany = ({ ends }: PbCut): boolean => ends.length > 1;

/** How many variables the groups of a graph have at most, for so many cuts. */
export function groupVariables(graph: PbGraph, cuts: readonly PbCut[]): number {
  const own = cuts.filter((cut) => cut.graph === graph);
  if (own.length === 0) return 0;
  const arcs = graph.neighbours.reduce((sum, near) => sum + near.length, 0) / 2;
  const bits = bitsFor(largest(graph)) + 1;
  const together = own.reduce((sum, cut) => sum + (isTooMany(cut) ? cut.ends.length : 0), 0);
  return (arcs + graph.vertices.length) * bits + together;
}

export class GroupFlow {
  /** The OPB lines. */
  readonly lines: string[] = [];
  /** The names of its variables. */
  readonly names: string[] = [];
  private readonly graph: PbGraph;
  private readonly number: number;
  private readonly least: number;
  /** Flows are from −`offset` to `offset` − 1. */
  private readonly offset: number;
  private readonly isOut: (vertex: number) => boolean;
  private readonly arcs: Arc[] = [];
  private readonly arcsAt: readonly number[][];
  /** By vertex: how much more than the least its group may bring in, in bits. */
  private readonly more: readonly (readonly string[])[];
  /** By vertex: the places of its two balances, at least and at most. */
  private readonly balances = new Map<number, readonly [number, number]>();
  /** By arc and vertex: the places of what holds back the flow where the vertex is out, on and back. */
  private readonly capacities = new Map<string, readonly [on: number, back: number]>();
  /** By vertex: those that it may be together with. */
  private readonly together = new Map<number, Set<number>>();
  /** The sides that were added up. */
  private readonly summed = new Set<string>();

  constructor(
    graph: PbGraph,
    number: number,
    written: Written,
    isOut: (vertex: number) => boolean,
    cuts: readonly PbCut[],
  ) {
    this.graph = graph;
    this.number = number;
    this.isOut = isOut;
    const { least = 1, most = 1 } = graph.groupSizes ?? {};
    this.least = least;
    this.offset = 2 ** bitsFor(largest(graph));
    const extra = most === Infinity ? bitsFor(graph.vertices.length) : 0;
    this.more = graph.vertices.map((_, vertex) =>
      Array.from({ length: extra }, (_bit, bit) => `m${number}_${vertex + 1}_${bit}`),
    );
    this.arcsAt = graph.vertices.map(() => []);
    const own = cuts.filter((cut) => cut.graph === graph);
    this.putRooms(
      own.filter((cut) => !isTooMany(cut)),
      written,
    );
    for (const { ends } of own.filter(isTooMany)) {
      const start = Math.min(...ends);
      const others = this.together.get(start) ?? new Set();
      this.together.set(start, others);
      for (const end of ends) if (end !== start) others.add(end);
    }
    for (const [start, others] of this.together) this.putTogether(start, others, written);
  }

  private put(terms: readonly string[], degree: number): number {
    return this.lines.push(`${terms.join(' ')} >= ${degree} ;`) - 1;
  }

  /** The literal of a vertex as a term; none if it is in on every board. */
  private term(vertex: number, written: Written, isIn: boolean, weight = 1): readonly string[] {
    const of = this.graph.vertices[vertex];
    return typeof of === 'number' ? [`+${weight} ${written(isIn ? of : of ^ 1)}`] : [];
  }

  private root(vertex: number): string {
    return `root${this.number}_${vertex + 1}`;
  }

  private with(start: number, vertex: number): string {
    return `with${this.number}_${start + 1}_${vertex + 1}`;
  }

  /** The flow through the rooms of cuts. */
  private putRooms(cuts: readonly PbCut[], written: Written): void {
    const rooms = new Set(cuts.flatMap(({ ends, wall }) => [...this.roomOf(ends[0] ?? 0, wall)]));
    const walls = new Set(cuts.flatMap(({ wall }) => wall));
    const { offset } = this;
    const bits = Math.log2(offset) + 1;
    for (const one of rooms) {
      for (const other of this.graph.neighbours[one] ?? []) {
        if (this.isOut(other) || (rooms.has(other) && other < one)) continue;
        const arc = this.arcs.length;
        const name = (_: unknown, bit: number): string => `f${this.number}_${arc + 1}_${bit}`;
        this.arcs.push({ from: one, to: other, bits: Array.from({ length: bits }, name) });
        this.arcsAt[one]?.push(arc);
        this.arcsAt[other]?.push(arc);
      }
    }
    this.names.push(...this.arcs.flatMap((arc) => arc.bits));
    for (const vertex of rooms) this.putBalance(vertex, written);
    for (const [arc, { from, to, bits: names }] of this.arcs.entries()) {
      for (const vertex of [from, to]) {
        if (!walls.has(vertex)) continue;
        const on = [...weighted(names, '~'), ...this.term(vertex, written, true, offset - 1)];
        const back = [...weighted(names, ''), ...this.term(vertex, written, true, offset)];
        this.capacities.set(`${arc} ${vertex}`, [this.put(on, offset - 1), this.put(back, offset)]);
      }
    }
  }

  /** What flows in and what a root brings is 1 where the vertex is in, and nothing elsewhere. */
  private putBalance(vertex: number, written: Written): void {
    const { offset, least } = this;
    const root = this.root(vertex);
    const more = this.more[vertex] ?? [];
    this.names.push(root, ...more);
    const arcs = (this.arcsAt[vertex] ?? []).flatMap((arc) => this.arcs[arc] ?? []);
    const into = arcs.filter(({ to }) => to === vertex);
    const out = arcs.filter(({ from }) => from === vertex);
    const most = 2 ** more.length - 1;
    const isFixed = typeof this.graph.vertices[vertex] !== 'number';
    this.balances.set(vertex, [
      this.put(
        [
          ...into.flatMap(({ bits }) => weighted(bits, '')),
          ...out.flatMap(({ bits }) => weighted(bits, '~')),
          ...this.term(vertex, written, false),
          `+${least} ${root}`,
          ...weighted(more, ''),
        ],
        into.length * offset + out.length * (offset - 1) + 1,
      ),
      this.put(
        [
          ...into.flatMap(({ bits }) => weighted(bits, '~')),
          ...out.flatMap(({ bits }) => weighted(bits, '')),
          ...this.term(vertex, written, true),
          `+${least} ~${root}`,
          ...weighted(more, '~'),
        ],
        into.length * (offset - 1) + out.length * offset + least + most - (isFixed ? 1 : 0),
      ),
    ]);
    if (most > 0) this.put([...weighted(more, '~'), `+${most} ${root}`], most);
  }

  /** What a vertex leads to by later ones is with it, and not too much. */
  private putTogether(start: number, others: ReadonlySet<number>, written: Written): void {
    const isWith = (vertex: number): readonly string[] =>
      vertex === start ? this.term(vertex, written, false) : [`+1 ~${this.with(start, vertex)}`];
    this.names.push(...[...others].map((vertex) => this.with(start, vertex)));
    for (const vertex of [start, ...others]) {
      for (const next of this.graph.neighbours[vertex] ?? []) {
        if (!others.has(next)) continue;
        const isOut = this.term(next, written, false);
        this.put([...isWith(vertex), ...isOut, `+1 ${this.with(start, next)}`], 1);
      }
    }
    this.put(
      [...others].map((vertex) => `+1 ~${this.with(start, vertex)}`),
      others.size + 1 - (this.graph.groupSizes?.most ?? 0),
    );
  }

  /** The vertices to which one leads without passing a wall. */
  private roomOf(start: number, wall: readonly number[]): ReadonlySet<number> {
    const closed = new Set(wall);
    return this.reached(start, (next) => !closed.has(next) && !this.isOut(next));
  }

  private reached(start: number, isOf: (vertex: number) => boolean): ReadonlySet<number> {
    const found = new Set([start]);
    for (const vertex of found) {
      for (const next of this.graph.neighbours[vertex] ?? []) if (isOf(next)) found.add(next);
    }
    return found;
  }

  /** Its true variables for a model: trees from the first vertex of each group. */
  complete(isTrue: (literal: Lit) => boolean): readonly string[] {
    const { graph, arcs, arcsAt, offset } = this;
    const isIn = (vertex: number): boolean => {
      const of = graph.vertices[vertex];
      return of === 'in' || (typeof of === 'number' && isTrue(of));
    };
    const flows = arcs.map(() => 0);
    const met = new Set<number>();
    const roots: string[] = [];
    for (const start of graph.vertices.keys()) {
      if (met.has(start) || !isIn(start)) continue;
      const above = this.treeFrom(start, isIn);
      const behind = new Map<number, number>();
      for (const [vertex, parent] of [...above].toReversed()) {
        met.add(vertex);
        const own = (behind.get(vertex) ?? 0) + 1;
        behind.set(vertex, own);
        if (parent === undefined) continue;
        behind.set(parent, (behind.get(parent) ?? 0) + own);
        const arc = (arcsAt[vertex] ?? []).find((each) =>
          [arcs[each]?.from, arcs[each]?.to].includes(parent),
        );
        if (arc !== undefined) flows[arc] = arcs[arc]?.to === vertex ? own : -own;
      }
      if (!this.balances.has(start)) continue;
      const more = above.size - this.least;
      const bits = (this.more[start] ?? []).filter((_, bit) => ((more >> bit) & 1) === 1);
      roots.push(this.root(start), ...bits);
    }
    return [
      ...roots,
      ...flows.flatMap((flow, arc) =>
        (arcs[arc]?.bits ?? []).filter((_, bit) => (((flow + offset) >> bit) & 1) === 1),
      ),
      ...[...this.together].flatMap(([start, others]) =>
        isIn(start)
          ? [...this.reached(start, (next) => others.has(next) && isIn(next))]
              .filter((vertex) => vertex !== start)
              .map((vertex) => this.with(start, vertex))
          : [],
      ),
    ];
  }

  /** A tree of shortest ways: by vertex, the one above it, in the order in which they are reached. */
  private treeFrom(
    start: number,
    isIn: (vertex: number) => boolean,
  ): ReadonlyMap<number, number | undefined> {
    const above = new Map<number, number | undefined>([[start, undefined]]);
    for (const [vertex] of above) {
      for (const next of this.graph.neighbours[vertex] ?? []) {
        if (isIn(next) && !above.has(next)) above.set(next, vertex);
      }
    }
    return above;
  }

  /**
   * The steps that prove a cut, without the clause itself: both sums over its room, once. That too many
   * hang together follows from the lines alone. `firstId` is the constraint number of the first line.
   */
  prove(cut: PbCut, firstId: number): readonly string[] {
    if (isTooMany(cut)) return [];
    const room = this.roomOf(cut.ends[0] ?? 0, cut.wall);
    const key = [...room].toSorted((a, b) => a - b).join(' ');
    if (this.summed.has(key)) return [];
    this.summed.add(key);
    return ([0, 1] as const).map((half) => {
      const ids = [...room].flatMap((vertex) => {
        const balance = this.balances.get(vertex)?.[half];
        const held = (this.arcsAt[vertex] ?? []).flatMap((arc) => {
          const { from = 0, to = 0 } = this.arcs[arc] ?? {};
          const other = from === vertex ? to : from;
          if (room.has(other)) return [];
          const isInto = to === vertex;
          return this.capacities.get(`${arc} ${other}`)?.[isInto === (half === 0) ? 0 : 1] ?? [];
        });
        return [...(balance === undefined ? [] : [balance]), ...held];
      });
      return `pol ${ids.map((id, at) => `${firstId + id}${at === 0 ? '' : ' +'}`).join(' ')};`;
    });
  }
}
