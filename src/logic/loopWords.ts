import type { Sight, Speech, Telling, Values } from './claim.ts';
import type { LoopSearch } from './earlyLoop.ts';
import { stateOf } from './graph.ts';
import { IN } from './vertexState.ts';
import type { Graph, GraphSearch } from './graph.ts';
import type { Literal } from './literal.ts';
import { inWords, withArticle } from './words.ts';

// How a loop's claim words its reasons, and what a person sees in it.

interface Words {
  /** "line". */
  readonly line: string;
  /** The value of a line, and of a side without one. */
  readonly value: number;
  readonly other: number;
}

/** The most sides that a sentence names one by one. */
const MOST_NAMED = 3;

/** "the top side of row 1, column 2", or the first and the last of many. */
function someNames(cells: readonly number[], { names }: Speech): string {
  if (cells.length <= MOST_NAMED) return names(cells);
  return `${names(cells.slice(0, 1))} and ${inWords(cells.length - 1)} more`;
}

/** "once", "three times". */
const timesInWords = (count: number): string =>
  ['never', 'once', 'twice'][count] ?? `${inWords(count)} times`;

const cellsOf = (known: readonly Literal[], isIn: boolean, value: number): readonly number[] =>
  known.filter((fact) => (fact.holds === (fact.value === value)) === isIn).map(({ cell }) => cell);

/** How longer arguments word it. */
export const tellLoop = ({ line, value }: Words): Telling => ({
  technique: (known, concluded) => {
    const isLine = concluded.every((fact) => fact.holds === (fact.value === value));
    if (isLine) return 'cut off';
    return cellsOf(known, false, value).length === 0 ? 'early loop' : 'closed in';
  },
  settles(known, speech, concluded) {
    const out = cellsOf(known, false, value);
    const drawn = cellsOf(known, true, value);
    if (concluded.every((fact) => fact.holds === (fact.value === value))) {
      return drawn.length === 0
        ? `there is no other place for ${withArticle(line)}, so `
        : `the ${line} at ${someNames(drawn, speech)} has no other way to the rest, so `;
    }
    if (out.length === 0) return `${withArticle(line)} there would close a loop too early, so `;
    return `no way leads from there to the ${line} at ${someNames(drawn, speech)}, so `;
  },
  breaks(known, speech) {
    const drawn = cellsOf(known, true, value);
    if (drawn.length === 0) return `there would be no ${line}`;
    if (cellsOf(known, false, value).length === 0) return 'a loop would close too early';
    const [from, ...others] = drawn.map((cell) => speech.names([cell]));
    const to = others.length === 1 ? `that at ${others.join('')}` : 'the rest';
    return `no way would lead from the ${line} at ${from} to ${to}`;
  },
});

const ROUND_WALK = 'a round walk from square to square';

/** How the border between inside and outside is told: by crossings, which are even in number. */
export const tellCrossings = ({ value }: Words): Telling => ({
  technique: () => 'even crossing',
  settles(known, speech) {
    const drawn = cellsOf(known, true, value);
    const at = drawn.length <= MOST_NAMED ? `, at ${speech.names(drawn)}` : '';
    const crossed =
      drawn.length === 0 ? 'nowhere else' : `${timesInWords(drawn.length)} already${at}`;
    return `${ROUND_WALK} crosses the loop an even number of times, and one over this side crosses it ${crossed}, so `;
  },
  breaks: () => `${ROUND_WALK} would cross the loop an odd number of times`,
});

/** The steps that a person sees: sides that would close a loop, and walls that leave one way. */
export function loopSights(
  graph: Graph,
  search: GraphSearch,
  loops: LoopSearch,
  shown: Values,
  { line, value, other }: Words,
): readonly Sight[] {
  const state = stateOf(graph, shown);
  const found = search.look(state);
  if (found === 'broken') return [];
  const facts = (cells: readonly number[]): readonly Literal[] =>
    cells.flatMap((cell) => {
      const known = shown[cell];
      return known === undefined ? [] : [{ cell, value: known, holds: true }];
    });
  const implied = (known: Values, as: 'ins' | 'outs', side: number): boolean => {
    const look = search.look(stateOf(graph, known));
    return look !== 'broken' && look[as].includes(side);
  };
  const early = loops.closing(state).flatMap((side): readonly Sight[] => {
    const loop = loops.explain(state, side);
    const [left] = loop?.others ?? [];
    if (loop === undefined || left === undefined) return [];
    return [
      {
        technique: 'early loop',
        conclusions: [{ cell: side, value: other, holds: true }],
        facts: facts([...loop.path, left]),
        follows: (known) => loops.explain(stateOf(graph, known), side) !== undefined,
        why: (_, { names }) =>
          `${withArticle(line)} there would close a loop that leaves out the ${line} at ${names([left])}, so `,
      },
    ];
  });
  const ins = found.ins.map((side): Sight => {
    const supposed = Int8Array.from(state);
    supposed[side] = -IN;
    const { ends, wall } = search.cut(supposed, side);
    return {
      technique: 'cut off',
      conclusions: [{ cell: side, value, holds: true }],
      facts: facts([...ends, ...wall]),
      follows: (known) => implied(known, 'ins', side),
      why: (_, speech) =>
        `there is one way left from the ${line} at ${ends.map((end) => speech.names([end])).join(' to that at ')}, so `,
    };
  });
  const home = state.indexOf(IN);
  const outs = found.outs.map((side): Sight => ({
    technique: 'closed in',
    conclusions: [{ cell: side, value: other, holds: true }],
    facts: facts([...shown.keys()].filter((cell) => shown[cell] === other || cell === home)),
    follows: (known) => known[home] === value && implied(known, 'outs', side),
    why: (_, { names }) => `no way leads from there to the ${line} at ${names([home])}, so `,
  }));
  return [...early, ...ins, ...outs];
}
