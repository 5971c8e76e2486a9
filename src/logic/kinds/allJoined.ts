import { linksAt } from '#logic/adjacency.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Sight, Speech, Values } from '#logic/claim.ts';
import { and, auxiliary, implies, is, not, or } from '#logic/formula.ts';
import { GraphSearch } from '#logic/graph.ts';
import type { Graph } from '#logic/graph.ts';
import type { Literal } from '#logic/literal.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { inWords } from '#logic/words.ts';
import { IN, OPEN, OUT } from '#logic/vertexState.ts';

/** A way between two islands, which a bridge may take. */
export interface Span {
  /** The cell whose value says whether it is taken; all its other cells are alike. */
  readonly cell: number;
  /** The numbers of its two islands, from 0. */
  readonly ends: readonly [number, number];
}

/**
 * All islands are joined: from each a way leads to each other over spans that are taken, those whose cell
 * has not the value `none`. Other claims of the model say that each island has a bridge, which the parts
 * rely on.
 */
export function allJoined(claim: {
  readonly place: Place;
  readonly sentence: string;
  /** By number: "row 1, column 2". */
  readonly islands: readonly string[];
  readonly spans: readonly Span[];
  readonly none: number;
}): Claim {
  const { place, sentence, islands, spans, none } = claim;
  const cells = spans.map(({ cell }) => cell).toSorted((a, b) => a - b);
  const spansAt = linksAt(
    islands.length,
    spans.map(({ ends }) => ends),
  );
  // Spans first: the vertex of a span has its number.
  const graph: Graph = {
    vertices: [
      ...spans.map(({ cell }) => auxiliary(`bridge-${cell}`)),
      ...islands.map(() => 'passable' as const),
    ],
    neighbours: [...spans.map(({ ends }) => ends.map((end) => spans.length + end)), ...spansAt],
  };
  const search = new GraphSearch(graph);
  /** Islands are in, so that one without a bridge is a piece by itself. */
  const stateIn = (shown: Values): Int8Array =>
    Int8Array.from(graph.vertices, (_, vertex) => {
      const span = spans[vertex];
      if (span === undefined) return IN;
      const value = shown[span.cell];
      return value === undefined ? OPEN : value === none ? OUT : IN;
    });
  /** The spans that keep islands apart, if some are. */
  const wallIn = (state: Int8Array, target?: number): readonly number[] =>
    search
      .cut(state, target)
      .wall.flatMap((vertex) => spans[vertex]?.cell ?? [])
      .toSorted((a, b) => a - b);

  function sees(shown: Values): readonly Sight[] {
    const state = stateIn(shown);
    const found = search.look(state);
    if (found === 'broken') return [];
    return found.ins.flatMap((vertex): readonly Sight[] => {
      const span = spans[vertex];
      if (span === undefined) return [];
      const apart = state.with(vertex, OUT);
      const wall = wallIn(apart).filter((cell) => cell !== span.cell);
      const { island, others } = smallerSide(graph, apart, spans.length, span.ends);
      const facts = wall.map((cell): Literal => ({ cell, value: none, holds: true }));
      return [
        {
          technique: 'only bridge out',
          conclusions: [{ cell: span.cell, value: none, holds: false }],
          facts,
          why: () =>
            `${others === 0 ? `the island at ${islands[island] ?? ''} has` : `the island at ${islands[island] ?? ''} and ${others === 1 ? 'the one joined with it have' : `the ${inWords(others)} that can be joined with it have`}`} one way to the others, so `,
        },
      ];
    });
  }

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: and(
          spans.flatMap(({ cell }) => {
            const bridge = auxiliary(`bridge-${cell}`);
            return [implies(bridge, not(is(cell, none))), or([bridge, is(cell, none)])];
          }),
        ),
        graphs: [graph],
        telling: {
          technique: () => 'only bridge out',
          settles: (known, speech) =>
            `otherwise islands would be cut off${pastWords(known, speech)}, so `,
          breaks: (known, speech) => `islands would be cut off${pastWords(known, speech)}`,
          sees,
        },
      },
    ],
    judge(shown) {
      if (islands.length > 1 && search.pieces(stateIn(shown)) > 1) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      const state = stateIn(shown);
      return islands.length > 1 && search.pieces(state) > 1 ? wallIn(state) : [];
    },
    observe(shown) {
      const pieces = islands.length === 0 ? 0 : search.pieces(stateIn(shown));
      return pieces < 2 ? 'all' : `${inWords(pieces)} pieces`;
    },
    smtlibNames: () => islands.slice(1).map((_, at) => rankName(at + 1)),
    // Each is the first, or joined with one of lower rank.
    smtlib: () =>
      islands.slice(1).map((_, at) => {
        const island = at + 1;
        return anyOf(
          (spansAt[island] ?? []).map((span) => {
            const { cell = 0, ends = [] } = spans[span] ?? {};
            const other = ends.find((end) => end !== island) ?? 0;
            const taken = `(not (= V${cell} ${none}))`;
            return other === 0
              ? taken
              : allOf([taken, `(< ${rankName(other)} ${rankName(island)})`]);
          }),
        );
      }),
  };
}

const rankName = (island: number): string => `island-rank-${island}`;

/** " where row 1, between columns 2 and 3 is blank". */
function pastWords(known: readonly Literal[], { names }: Speech): string {
  const cells = known.map(({ cell }) => cell).toSorted((a, b) => a - b);
  return cells.length === 0 || cells.length > 3 ? '' : `, without bridges at ${names(cells)}`;
}

/** Of the two sides of a span that is taken out, the one with fewer islands: its first, and how many more. */
function smallerSide(
  { neighbours }: Graph,
  state: Int8Array,
  first: number,
  ends: readonly [number, number],
) {
  const sides = ends.map((end) => {
    const reached = new Set([first + end]);
    for (const vertex of reached) {
      for (const next of neighbours[vertex] ?? []) if (state[next] !== OUT) reached.add(next);
    }
    return { island: end, others: [...reached].filter((vertex) => vertex >= first).length - 1 };
  });
  const [one, other] = sides;
  if (one === undefined || other === undefined) return { island: 0, others: 0 };
  return one.others <= other.others ? one : other;
}
