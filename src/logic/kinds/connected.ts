import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Sight, Speech, Telling, ValueSymbol, Values } from '#logic/claim.ts';
import { is, TRUE } from '#logic/formula.ts';
import { GraphSearch, stateOf } from '#logic/graph.ts';
import { IN, OPEN, OUT } from '#logic/vertexState.ts';
import type { Graph } from '#logic/graph.ts';
import type { Literal } from '#logic/literal.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { inWords } from '#logic/words.ts';

/** The most cells of a wall or a piece that a sentence names one by one. */
const MOST_NAMED = 2;

/**
 * All cells with a value are connected: from each of them a way leads to each other through such cells,
 * or to the border, where that counts as one of them.
 */
export function connected(claim: {
  readonly place: Place;
  /** "all blank cells are connected". */
  readonly sentence: string;
  /** The cells that may have the value, in reading order. */
  readonly cells: readonly number[];
  readonly value: number;
  /** By cell: those that a way may go on to, both ways. */
  readonly near: (cell: number) => readonly number[];
  readonly word: ValueSymbol;
  /** The other of two values. */
  readonly other: number;
  /** The cells at the border, if all are to be connected with it. */
  readonly border?: readonly number[];
}): Claim {
  const { place, sentence, cells, value, near, word, other, border } = claim;
  const vertexOf = new Map(cells.map((cell, vertex) => [cell, vertex]));
  const atBorder = new Set(border);
  // The border is one more vertex, the last.
  const graph: Graph = {
    vertices: [
      ...cells.map((cell) => is(cell, value)),
      ...(border === undefined ? [] : ['in' as const]),
    ],
    neighbours: [
      ...cells.map((cell) => [
        ...near(cell).flatMap((next) => vertexOf.get(next) ?? []),
        ...(atBorder.has(cell) ? [cells.length] : []),
      ]),
      ...(border === undefined ? [] : [border.flatMap((cell) => vertexOf.get(cell) ?? [])]),
    ],
  };
  const own: OwnGraph = { ...graph, cells, value };
  const search = new GraphSearch(graph);
  const name = place.words.replaceAll(' ', '-');
  const cellsAt = (vertices: readonly number[]): readonly number[] =>
    vertices.flatMap((vertex) => cells[vertex] ?? []);
  const words: Words = {
    kept: word(value),
    wall: word(other),
    other,
    goal: border === undefined ? 'the others' : 'the border',
    hasBorder: border !== undefined,
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: TRUE,
        graphs: [graph],
        telling: { ...tell(value, words), sees: (shown) => sightsIn(own, search, shown, words) },
      },
    ],
    judge(shown) {
      if (search.pieces(stateOf(graph, shown)) > 1) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      const state = stateOf(graph, shown);
      if (search.pieces(state) < 2) return [];
      const { ends, wall } = search.cut(state);
      return cellsAt([...ends, ...wall].toSorted((a, b) => a - b));
    },
    observe(shown) {
      const pieces = search.pieces(stateOf(graph, shown));
      if (border !== undefined)
        return pieces === 1
          ? 'all'
          : `${inWords(pieces - 1)} ${pieces === 2 ? 'piece' : 'pieces'} cut off`;
      return pieces === 0 ? 'none' : `${inWords(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;
    },
    smtlibNames: () => [
      ...(border === undefined ? [`${name}-root`] : []),
      ...cells.map((cell) => `${name}-rank-${cell}`),
    ],
    // Each is the root, or next to one of lower rank: no circle of cells can hold itself up. The border
    // holds up those at it.
    smtlib: () =>
      cells.flatMap((cell, vertex) =>
        atBorder.has(cell)
          ? []
          : anyOf([
              `(not (= V${cell} ${value}))`,
              ...(border === undefined ? [`(= ${name}-root ${cell})`] : []),
              ...cellsAt(graph.neighbours[vertex] ?? []).map((next) =>
                allOf([`(= V${next} ${value})`, `(< ${name}-rank-${next} ${name}-rank-${cell})`]),
              ),
            ]),
      ),
  };
}

/** The graph of cells. */
interface OwnGraph extends Graph {
  /** The cell of each vertex. */
  readonly cells: readonly number[];
  /** The value of cells that are connected. */
  readonly value: number;
}

interface Words {
  /** Of the cells that are connected: "blank". */
  readonly kept: string;
  /** Of the others: "shaded". */
  readonly wall: string;
  /** Their value. */
  readonly other: number;
  /** What they are connected with: "the others". */
  readonly goal: string;
  /** Whether that is the border. */
  readonly hasBorder: boolean;
}

/** How longer arguments word it; `known` are two connected cells, or one, and the wall between. */
const tell = (value: number, { kept, wall, goal, hasBorder }: Words): Telling => {
  const divide = (known: readonly Literal[]) => {
    const isIn = (fact: Literal): boolean => fact.holds === (fact.value === value);
    return {
      ends: known.filter(isIn).map(({ cell }) => cell),
      out: known.filter((fact) => !isIn(fact)).map(({ cell }) => cell),
    };
  };
  const both = (ends: readonly number[], { names }: Speech): string =>
    [...ends.map((cell) => names([cell])), ...(hasBorder && ends.length < 2 ? [goal] : [])].join(
      ' to ',
    );
  const past = (out: readonly number[], speech: Speech): string =>
    out.length === 0 ? '' : ` past the ${wall} ${wallWords(out, speech)}`;
  return {
    technique: (_, concluded) =>
      concluded.every((fact) => fact.holds === (fact.value === value)) ? 'cut off' : 'closed in',
    settles(known, speech, concluded) {
      const { ends, out } = divide(known);
      const isIn = concluded.every((fact) => fact.holds === (fact.value === value));
      return isIn
        ? `no other way leads from ${both(ends, speech)}${past(out, speech)}, so `
        : `no way leads from there to ${ends.length === 0 ? goal : `the ${kept} cell at ${speech.names(ends)}`}${past(out, speech)}, so `;
    },
    breaks(known, speech) {
      const { ends, out } = divide(known);
      return `no way would lead from ${both(ends, speech)}${past(out, speech)}`;
    },
  };
};

/** "cell at row 2, column 3", "cells at row 2, columns 3 and 4", "cells from row 1, column 2 to row 5, column 6". */
function wallWords(cells: readonly number[], { names }: Speech): string {
  const [first = 0, last = first] = [cells[0], cells.at(-1)];
  if (cells.length === 1) return `cell at ${names(cells)}`;
  return cells.length > MOST_NAMED
    ? `cells from ${names([first])} to ${names([last])}`
    : `cells at ${names(cells)}`;
}

/** What a person sees: pieces with one way out, walls that would cut off, cells without a way. */
function sightsIn(
  graph: OwnGraph,
  search: GraphSearch,
  shown: Values,
  words: Words,
): readonly Sight[] {
  const state = stateOf(graph, shown);
  const found = search.look(state);
  if (found === 'broken') return [];
  const { cells, value } = graph;
  const cellOf = (vertex: number): number => cells[vertex] ?? 0;
  const facts = (vertices: readonly number[]): readonly Literal[] =>
    vertices.flatMap((vertex) => {
      const cell = cells[vertex];
      const known = cell === undefined ? undefined : shown[cell];
      return cell === undefined || known === undefined ? [] : [{ cell, value: known, holds: true }];
    });
  const isBorder = (vertex: number): boolean => vertex === cells.length;
  const ins = found.ins.map((vertex): Sight => {
    const { ends, wall } = search.cut(state.with(vertex, OUT), vertex);
    const conclusions = [{ cell: cellOf(vertex), value, holds: true }];
    const piece = ends
      .filter((end) => !isBorder(end))
      .map((end) => pieceAt(graph, state, end))
      .find(({ ways, vertices }) => ways.join() === String(vertex) && !vertices.some(isBorder));
    if (piece !== undefined) {
      const own = piece.vertices.map(cellOf).toSorted((a, b) => a - b);
      return {
        technique: 'only way out',
        conclusions,
        facts: facts([...piece.vertices, ...piece.wall, ...ends]),
        why: (_, speech) =>
          `the ${words.kept} ${wallWords(own, speech)} ${own.length === 1 ? 'has' : 'have'} one way to ${words.goal}, so `,
      };
    }
    return {
      technique: 'cut off',
      conclusions,
      facts: facts([...ends, ...wall]),
      why: (_, speech) =>
        `${wall.length === 0 ? 'there is' : `the ${words.wall} ${wallWords(wall.map(cellOf), speech)} ${wall.length === 1 ? 'leaves' : 'leave'}`} one way from ${ends
          .toSorted((a, b) => a - b)
          .map((end) => (isBorder(end) ? words.goal : speech.names([cellOf(end)])))
          .join(' to ')}, so `,
    };
  });
  return [...ins, ...closedIn(graph, state, found.outs, facts, words)];
}

/** Pieces of open cells from which no way leads to the connected ones. */
function closedIn(
  graph: OwnGraph,
  state: Int8Array,
  outs: readonly number[],
  facts: (vertices: readonly number[]) => readonly Literal[],
  { kept, other, goal, hasBorder }: Words,
): readonly Sight[] {
  const left = new Set(outs);
  const home = state.indexOf(IN);
  const sights: Sight[] = [];
  for (const start of outs) {
    if (!left.has(start)) continue;
    const open = [start];
    const wall = new Set<number>();
    for (const vertex of open) {
      left.delete(vertex);
      for (const next of graph.neighbours[vertex] ?? []) {
        if (state[next] === OUT) wall.add(next);
        else if (!open.includes(next)) open.push(next);
      }
    }
    const cells = open.map((vertex) => graph.cells[vertex] ?? 0).toSorted((a, b) => a - b);
    sights.push({
      technique: 'closed in',
      conclusions: cells.map((cell) => ({ cell, value: other, holds: true })),
      facts: facts([...wall, home]),
      why: (_, { names }) =>
        `no way leads from ${names(cells)} to ${hasBorder ? goal : `the other ${kept} cells`}, so `,
    });
  }
  return sights;
}

/** The connected vertices that are in around one, the open ones that they touch, and the wall. */
function pieceAt({ neighbours }: Graph, state: Int8Array, start: number) {
  const vertices = [start];
  const [ways, wall] = [new Set<number>(), new Set<number>()];
  for (const vertex of vertices) {
    for (const next of neighbours[vertex] ?? []) {
      if (state[next] === IN) {
        if (!vertices.includes(next)) vertices.push(next);
      } else (state[next] === OPEN ? ways : wall).add(next);
    }
  }
  return { vertices, ways: [...ways], wall: [...wall] };
}
