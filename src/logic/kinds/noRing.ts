import { linksAt } from '#logic/adjacency.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Sight, Speech, Values } from '#logic/claim.ts';
import { is, TRUE } from '#logic/formula.ts';
import { GraphSearch, stateOf } from '#logic/graph.ts';
import type { Graph } from '#logic/graph.ts';
import type { Literal } from '#logic/literal.ts';
import { anyOf, allOf } from '#logic/terms.ts';
import { OUT } from '#logic/vertexState.ts';

/** What joins the corners of one colour: each second corner, as on a chessboard. */
export interface JoinedCorners {
  /** The border, which is number 0, and the corners of that colour within it. */
  readonly count: number;
  /** By cell: the value of the diagonal between two corners of that colour, and their numbers. */
  readonly joins: readonly { readonly value: number; readonly ends: readonly [number, number] }[];
}

/** The most cells of a ring that a sentence names one by one. */
const MOST_NAMED = 3;

/**
 * The diagonals of cells form no closed ring. A ring along corners of one colour has corners of the
 * other inside, and keeps these from the border: so there is none exactly if all corners of either
 * colour are connected with the border, by the planar duality of forests and connected graphs.
 */
export function noRing(claim: {
  readonly place: Place;
  /** "the diagonals form no closed ring". */
  readonly sentence: string;
  readonly colours: readonly JoinedCorners[];
  /** The other of the two values of a cell. */
  readonly otherThan: (value: number) => number;
}): Claim {
  const { place, sentence, colours, otherThan } = claim;
  const cells = [...(colours[0]?.joins.keys() ?? [])];
  // Cells first: the vertex of a cell has its number.
  const graphs = colours.map(({ count, joins }): Graph => ({
    vertices: [
      ...joins.map(({ value }, cell) => is(cell, value)),
      ...Array.from({ length: count }, () => 'in' as const),
    ],
    neighbours: [
      ...joins.map(({ ends }) => [...new Set(ends)].map((end) => cells.length + end)),
      ...linksAt(
        count,
        joins.map(({ ends }) => ends),
      ),
    ],
  }));
  const searches = graphs.map((graph) => new GraphSearch(graph));
  /** The cells of a ring, if there is one. */
  const ringIn = (shown: Values): readonly number[] | undefined => {
    for (const [at, graph] of graphs.entries()) {
      const state = stateOf(graph, shown);
      const search = searches[at];
      if (search !== undefined && search.pieces(state) > 1) return ringOf(search, state);
    }
    return undefined;
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () =>
      graphs.map((graph, at): Part => ({
        sentence: `${sentence} along the ${at === 0 ? 'white' : 'black'} corners, as on a chessboard`,
        cells,
        formula: TRUE,
        graphs: [graph],
        telling: {
          technique: () => 'closed ring',
          settles: (known, speech) =>
            `otherwise there would be a closed ring${throughCells(known, speech)}, so `,
          breaks: (known, speech) => `there would be a closed ring${throughCells(known, speech)}`,
          sees: (shown) => ringSights(graph, searches[at], colours[at], shown),
        },
      })),
    judge(shown) {
      if (ringIn(shown) !== undefined) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => ringIn(shown) ?? [],
    observe: (shown) => (ringIn(shown) === undefined ? 'none' : 'a closed ring'),
    smtlibNames: () =>
      colours.flatMap(({ count }, colour) =>
        Array.from({ length: count }, (_, corner) => rankName(colour, corner)).slice(1),
      ),
    // Each corner is joined to the border, or to a corner of lower rank.
    smtlib: () =>
      colours.flatMap(({ count, joins }, colour) =>
        linksAt(
          count,
          joins.map(({ ends }) => ends),
        )
          .map((around, corner) =>
            anyOf(
              around.flatMap((cell) => {
                const { value = 0, ends = [] } = joins[cell] ?? {};
                const joined = `(= V${cell} ${value})`;
                const other = ends.find((end) => end !== corner);
                if (other === undefined) return [];
                const rank = `(< ${rankName(colour, other)} ${rankName(colour, corner)})`;
                return [other === 0 ? joined : allOf([joined, rank])];
              }),
            ),
          )
          .slice(1),
      ),
  };

  /** The cells that keep a corner from the border, in reading order. */
  function ringOf(search: GraphSearch, state: Int8Array, target?: number): readonly number[] {
    return search
      .cut(state, target)
      .wall.filter((vertex) => vertex < cells.length)
      .toSorted((a, b) => a - b);
  }

  /** The cells whose other diagonal would close a ring, each with the rest of it. */
  function ringSights(
    graph: Graph,
    search: GraphSearch | undefined,
    colour: JoinedCorners | undefined,
    shown: Values,
  ): readonly Sight[] {
    const state = stateOf(graph, shown);
    const found = search?.look(state);
    if (search === undefined || found === undefined || found === 'broken') return [];
    return found.ins.flatMap((cell): readonly Sight[] => {
      const value = colour?.joins[cell]?.value;
      if (value === undefined) return [];
      const ring = ringOf(search, state.with(cell, OUT), cell);
      const facts = ring.flatMap((each): readonly Literal[] => {
        const own = colour?.joins[each]?.value;
        return own === undefined ? [] : [{ cell: each, value: otherThan(own), holds: true }];
      });
      return [
        {
          technique: 'closed ring',
          conclusions: [{ cell, value, holds: true }],
          facts,
          why: (known, speech) =>
            `otherwise there would be a closed ring${throughCells(known, speech)}, so `,
        },
      ];
    });
  }
}

const rankName = (colour: number, corner: number): string => `ring-rank-${colour}-${corner}`;

/** " with row 1, column 2 and row 2, column 1", or the first and the last of many. */
function throughCells(known: readonly Literal[], { names }: Speech): string {
  const cells = known.map(({ cell }) => cell).toSorted((a, b) => a - b);
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return '';
  return cells.length <= MOST_NAMED
    ? ` with ${names(cells)}`
    : ` through ${names([first])} and ${names([last])}`;
}
