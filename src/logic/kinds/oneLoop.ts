import { allFilled, cellsHolding } from '#logic/claim.ts';
import type { Claim, Part, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { LoopSearch } from '#logic/earlyLoop.ts';
import { and, auxiliary, implies, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { GraphSearch, stateOf } from '#logic/graph.ts';
import type { Graph } from '#logic/graph.ts';
import { loopSights, tellCrossings, tellLoop } from '#logic/loopWords.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { inWords } from '#logic/words.ts';

/** Where the sides of a loop lie. Dots and squares are counted from 0. */
export interface LoopBoard {
  /** The two dots of each side, indexed by cell. */
  readonly ends: readonly (readonly [number, number])[];
  /** The one or two squares beside each side. */
  readonly squaresAt: readonly (readonly number[])[];
  /** The sides at each dot. */
  readonly atDots: readonly (readonly number[])[];
}

/**
 * All lines together form one loop: there are some, they are connected, and no loop of them leaves
 * out another. Other claims of the model say that two meet at each dot or none, which the parts rely
 * on.
 */
export function oneLoop(claim: {
  readonly place: Place;
  /** "the lines form one loop". */
  readonly sentence: string;
  readonly board: LoopBoard;
  /** The value of a line. */
  readonly value: number;
  /** That of a side without one. */
  readonly other: number;
  readonly word: ValueSymbol;
}): Claim {
  const { place, sentence, board, value, other, word } = claim;
  const { ends, atDots } = board;
  const cells = [...ends.keys()];
  const dotVertex = (dot: number): number => cells.length + dot;
  const graph: Graph = {
    vertices: [...cells.map((cell) => is(cell, value)), ...atDots.map(() => 'passable' as const)],
    neighbours: [...ends.map((pair) => pair.map(dotVertex)), ...atDots],
    isLoop: true,
  };
  const search = new GraphSearch(graph);
  const loops = new LoopSearch(graph);
  const words = { line: word(value), value, other };
  const noLine = (shown: Values): boolean => cells.every((cell) => shown[cell] === other);
  const brokenLoop = (state: Int8Array): readonly number[] => loops.closed(state)[0]?.ins ?? [];

  const parts = (): readonly Part[] => [
    {
      sentence,
      cells,
      formula: or(cells.map((cell) => is(cell, value))),
      graphs: [graph],
      telling: {
        ...tellLoop(words),
        sees: (shown) => loopSights(graph, search, loops, shown, words),
      },
    },
    {
      sentence: `each ${words.line} parts the inside of the loop from the outside`,
      cells,
      formula: and(crossings(board, value, place.words)),
      telling: tellCrossings(words),
    },
  ];

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts,
    judge(shown) {
      const state = stateOf(graph, shown);
      const isBroken = noLine(shown) || search.pieces(state) > 1 || brokenLoop(state).length > 0;
      if (isBroken) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      if (noLine(shown)) return cells;
      const state = stateOf(graph, shown);
      const early = brokenLoop(state);
      if (early.length > 0) return early.toSorted((a, b) => a - b);
      if (search.pieces(state) < 2) return [];
      const cut = search.cut(state);
      return [...cut.ends, ...cut.wall].toSorted((a, b) => a - b);
    },
    observe(shown) {
      const lines = cellsHolding(value, cells, shown).length;
      if (lines === 0) return 'none';
      const state = stateOf(graph, shown);
      if (brokenLoop(state).length > 0) return `a closed loop and another ${word(value)}`;
      const pieces = search.pieces(state);
      return `${inWords(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;
    },
    smtlibNames: () => ['loop-root', ...atDots.map((_, dot) => `loop-rank-${dot}`)],
    // Each dot with a line is the root, or reached along a line from a dot of lower rank.
    smtlib: () => [
      anyOf(cells.map((cell) => `(= V${cell} ${value})`)),
      ...atDots.map((own, dot) =>
        anyOf([
          allOf(own.map((cell) => `(not (= V${cell} ${value}))`)),
          `(= loop-root ${dot})`,
          ...own.map((cell) => {
            const next = ends[cell]?.find((end) => end !== dot) ?? dot;
            return allOf([`(= V${cell} ${value})`, `(< loop-rank-${next} loop-rank-${dot})`]);
          }),
        ]),
      ),
    ],
  };
}

/** A side has a line if what lies on either side of it is not both inside, and not both outside. */
function crossings({ squaresAt }: LoopBoard, value: number, name: string): readonly Formula[] {
  const inside = (square: number): Formula => auxiliary(`${name}-inside-${square}`);
  return squaresAt.flatMap((squares, side): readonly Formula[] => {
    const line = is(side, value);
    const [a, b] = squares.map(inside);
    if (a === undefined) return [not(line)];
    if (b === undefined) return [implies(line, a), implies(a, line)];
    return [
      or([not(line), a, b]),
      or([not(line), not(a), not(b)]),
      or([line, not(a), b]),
      or([line, a, not(b)]),
    ];
  });
}
