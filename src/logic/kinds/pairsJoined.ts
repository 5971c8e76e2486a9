import { linksAt } from '#logic/adjacency.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Sight, Values } from '#logic/claim.ts';
import { and, atMost, auxiliary, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { GraphSearch, stateOf } from '#logic/graph.ts';
import type { Graph } from '#logic/graph.ts';
import type { Literal } from '#logic/literal.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { OPEN, OUT } from '#logic/vertexState.ts';

/** A side between two dots, which a line may take. */
export interface JoiningSide {
  readonly cell: number;
  /** The numbers of its dots, from 0. */
  readonly ends: readonly [number, number];
}

/** Dots that are joined: two, or more of them. */
export interface JoinedDots {
  readonly dots: readonly number[];
  /** "a line joins the 3 at row 1, column 2 and the 3 at row 5, column 6". */
  readonly sentence: string;
  /** "the 3 at row 1, column 2 to the 3 at row 5, column 6". */
  readonly fromTo: string;
}

/** What is known of one group on a board: the graph of the ways between its dots. */
interface Ways {
  readonly group: JoinedDots;
  readonly graph: Graph;
  readonly search: GraphSearch;
}

/**
 * Lines join the dots of each group, and nothing else: each is joined with the dots of one group. Auxiliary
 * variables say on whose lines a dot is: so what one group needs is no way for another.
 */
export function pairsJoined(claim: {
  readonly place: Place;
  /** "lines join equal numbers, and nothing else". */
  readonly sentence: string;
  /** How many dots there are. */
  readonly dots: number;
  readonly groups: readonly JoinedDots[];
  /** Ascending by cell. */
  readonly sides: readonly JoiningSide[];
  /** The value of a side with a line, and the other one. */
  readonly line: number;
  readonly blank: number;
}): Claim {
  const { place, sentence, dots, groups, sides, line, blank } = claim;
  const cells = sides.map(({ cell }) => cell);
  const all = Array.from({ length: dots }, (_, dot) => dot);
  const groupAt = all.map((dot) => groups.findIndex((group) => group.dots.includes(dot)));
  const ways = groups.map((_, at) => waysOf(at));
  const sidesAt = linksAt(
    dots,
    sides.map(({ ends }) => ends),
  ).map((at) => at.flatMap((side) => sides[side] ?? []));

  /** Sides first: the vertex of a side has its place among all, and that of a dot comes after. */
  function waysOf(at: number): Ways {
    const group = groups[at] ?? { dots: [], sentence: '', fromTo: '' };
    const isBarred = (dot: number): boolean => groupAt[dot] !== -1 && groupAt[dot] !== at;
    const own = sides.map(({ ends }) => !ends.some(isBarred));
    const graph: Graph = {
      vertices: [
        ...cells.map((cell) => is(cell, line)),
        ...all.map((dot) => {
          if (group.dots.includes(dot)) return 'in';
          // Nothing leads to the dots of others.
          return isBarred(dot) ? 'passable' : onLine(at, dot);
        }),
      ],
      neighbours: [
        ...sides.map(({ ends }, side) => (own[side] ? ends.map((dot) => sides.length + dot) : [])),
        ...linksAt(
          dots,
          sides.map(({ ends }, side) => (own[side] ? ends : [])),
        ),
      ],
      optional: new Set(cells.keys()),
    };
    return { group, graph, search: new GraphSearch(graph) };
  }

  /** Where the line of a group leads, and where it cannot: a line has both of its dots on it. */
  function labelled(at: number): Formula {
    const label = (dot: number): Formula | boolean =>
      groupAt[dot] === -1 ? onLine(at, dot) : groupAt[dot] === at;
    const follows = (cell: number, one: number, other: number): readonly Formula[] => {
      const [from, to] = [label(one), label(other)];
      if (from === false || to === true) return [];
      return [
        or([
          not(is(cell, line)),
          ...(from === true ? [] : [not(from)]),
          ...(to === false ? [] : [to]),
        ]),
      ];
    };
    return and(
      sides.flatMap(({ cell, ends: [one, other] }) => [
        ...follows(cell, one, other),
        ...follows(cell, other, one),
      ]),
    );
  }

  /** The sides without a line that keep dots of a group apart, if some are. */
  const wallIn = (search: GraphSearch, state: Int8Array, target?: number): readonly number[] =>
    search
      .cut(state, target)
      .wall.flatMap((vertex) => cells[vertex] ?? [])
      .toSorted((a, b) => a - b);

  const labelsOf = (dot: number): readonly Formula[] => groups.map((_, at) => onLine(at, dot));

  /** A line that can be joined with no group, and the sides without one around it, if there is such a line. */
  function lostLine(shown: Values): readonly number[] | undefined {
    for (const { cell, ends } of sides) {
      if (shown[cell] !== line) continue;
      const there = new Set<number>(ends);
      const wall: number[] = [];
      for (const dot of there) {
        for (const side of sidesAt[dot] ?? []) {
          if (shown[side.cell] === blank) wall.push(side.cell);
          else there.add(otherEnd(side, dot));
        }
      }
      if ([...there].every((dot) => groupAt[dot] === -1)) {
        return [...new Set([cell, ...wall])].toSorted((a, b) => a - b);
      }
    }
    return undefined;
  }

  /** The lines on a way between dots of two groups, if there is one. */
  function wrongWay(shown: Values): readonly number[] | undefined {
    for (const [home, group] of groupAt.entries()) {
      if (group === -1) continue;
      const above = new Map<number, JoiningSide | undefined>([[home, undefined]]);
      for (const [dot] of above) {
        if (groupAt[dot] !== -1 && groupAt[dot] !== group) return pathTo(dot, above);
        for (const side of sidesAt[dot] ?? []) {
          if (shown[side.cell] !== line) continue;
          const next = otherEnd(side, dot);
          if (!above.has(next)) above.set(next, side);
        }
      }
    }
    return undefined;
  }

  /** The cells that break it, of which there may be none; `undefined` if it is not broken. */
  function brokenBy(shown: Values): readonly number[] | undefined {
    for (const { graph, search } of ways) {
      const state = stateOf(graph, shown);
      if (search.pieces(state) > 1) return wallIn(search, state);
    }
    return wrongWay(shown) ?? lostLine(shown);
  }

  function sees({ group, graph, search }: Ways, shown: Values): readonly Sight[] {
    const state = stateOf(graph, shown);
    const found = search.look(state);
    if (found === 'broken') return [];
    return found.ins.flatMap((vertex): readonly Sight[] => {
      const side = sides[vertex];
      if (side === undefined) return [];
      const wall = wallIn(search, state.with(vertex, OUT), vertex);
      return [
        {
          technique: side.ends.some((dot) => group.dots.includes(dot)) ? 'only way out' : 'cut off',
          conclusions: [{ cell: side.cell, value: line, holds: true }],
          facts: wall.map((cell): Literal => ({ cell, value: blank, holds: true })),
          why: () => `there is one way from ${group.fromTo}, so `,
        },
      ];
    });
  }

  const homes = new Set(groups.flatMap((group) => group.dots.slice(0, 1)));
  return {
    place,
    label: place.words,
    sentence,
    cells,
    paths: { dots, groups, sides, line, blank },
    parts: () => [
      {
        sentence: 'each line joins equal numbers, and no others',
        cells,
        formula: and([
          ...all.flatMap((dot) =>
            groupAt[dot] !== -1 || groups.length < 2 ? [] : [atMost(1, labelsOf(dot))],
          ),
          ...sides.flatMap(({ cell, ends }) =>
            ends.flatMap((dot) =>
              groupAt[dot] === -1 ? [or([not(is(cell, line)), ...labelsOf(dot)])] : [],
            ),
          ),
        ]),
      },
      ...ways.map((of, at): Part => ({
        sentence: of.group.sentence,
        cells,
        formula: labelled(at),
        graphs: [of.graph],
        telling: {
          technique: () => 'cut off',
          settles: () => `otherwise no way would lead from ${of.group.fromTo}, so `,
          breaks: () => `no way would lead from ${of.group.fromTo}`,
          sees: (shown) => sees(of, shown),
        },
      })),
    ],
    judge(shown) {
      if (brokenBy(shown) !== undefined) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => brokenBy(shown) ?? [],
    observe(shown) {
      const joined = ways.filter(({ graph, search }) => {
        const drawn = stateOf(graph, shown).map((known, vertex) =>
          vertex < sides.length && known === OPEN ? OUT : known,
        );
        return search.pieces(drawn) < 2;
      }).length;
      return `${joined} of ${groups.length} joined`;
    },
    smtlibNames: () => all.flatMap((dot) => [labelName(dot), rankName(dot)]),
    // A line has one number at both ends, and a dot of rank 1 or more a way to the first dot of its group.
    smtlib: () => [
      ...sides.flatMap(({ cell, ends }) => {
        const none = `(not (= V${cell} ${line}))`;
        const [one, other] = ends;
        return [
          anyOf([none, `(= ${labelName(one)} ${labelName(other)})`]),
          ...ends.flatMap((dot) =>
            homes.has(dot) ? [] : [anyOf([none, `(>= ${rankName(dot)} 1)`])],
          ),
        ];
      }),
      ...all.flatMap((dot) =>
        groupAt[dot] === -1 ? [] : [`(= ${labelName(dot)} ${groupAt[dot]})`],
      ),
      ...all.flatMap((dot) => {
        if (homes.has(dot)) return [];
        const reached = (sidesAt[dot] ?? []).map((side) => {
          const other = otherEnd(side, dot);
          const taken = `(= V${side.cell} ${line})`;
          if (homes.has(other)) return taken;
          const isLower = `(< ${rankName(other)} ${rankName(dot)})`;
          return allOf([taken, `(>= ${rankName(other)} 1)`, isLower]);
        });
        return [
          ...(groupAt[dot] === -1 ? [] : [`(>= ${rankName(dot)} 1)`]),
          anyOf([`(< ${rankName(dot)} 1)`, ...reached]),
        ];
      }),
    ],
  };
}

/** Whether a dot is on the line of a group. */
const onLine = (group: number, dot: number) => auxiliary(`line-${group}-${dot}`);

const labelName = (dot: number): string => `joined-label-${dot}`;
const rankName = (dot: number): string => `joined-rank-${dot}`;

const otherEnd = ({ ends }: JoiningSide, dot: number): number =>
  ends[0] === dot ? ends[1] : ends[0];

/** The sides on the way to a dot, ascending. */
function pathTo(
  dot: number,
  above: ReadonlyMap<number, JoiningSide | undefined>,
): readonly number[] {
  const path: number[] = [];
  for (let at = dot, side = above.get(at); side !== undefined; side = above.get(at)) {
    path.push(side.cell);
    at = otherEnd(side, at);
  }
  return path.toSorted((a, b) => a - b);
}
