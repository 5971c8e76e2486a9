import type { Claim, Values } from '#logic/claim.ts';
import { and, auxiliary, is, not, or, sum, TRUE } from '#logic/formula.ts';
import type { Proposition, Formula } from '#logic/formula.ts';
import type { Graph } from '#logic/graph.ts';
import { islandRoom } from '#logic/islandRoom.ts';
import type { IslandRoom } from '#logic/islandRoom.ts';
import { allOf, anyOf, total } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';
import { islandTelling } from './islandTelling.ts';
import type { IslandClaim } from './islandTelling.ts';

/** That a cell is of the island whose number is in the cell `root`. */
export const isOf = (root: number, cell: number): Proposition =>
  auxiliary(`island-${root}-${cell}`);

/** The integer that says of which island a cell is: the cell of its number. */
export const islandName = (cell: number): string => `island-${cell}`;
const rankName = (cell: number): string => `island-rank-${cell}`;

/**
 * The cells with a value that are connected with a number are as many as it says. That the number's
 * own cell has the value is given.
 */
export function island(claim: IslandClaim): Claim {
  const { place, root, size, cells: own, near, value, other } = claim;
  const border = new Set(own.flatMap(near).filter((cell) => !own.includes(cell)));
  const cells = [...own, ...border].toSorted((a, b) => a - b);
  const sentence = `${place.words} has an island${size === undefined ? '' : ` of ${countedInWords(size, 'cell')}`}`;
  const roomIn = (shown: Values): IslandRoom => islandRoom(claim, near, value, shown);
  const isBroken = (shown: Values): boolean => {
    if (shown[root] === other) return true;
    const { room, wrong } = roomIn(shown);
    return wrong.length > 0 || (size !== undefined && room.size < size);
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    isPlaceless: true,
    parts: () => [
      {
        sentence,
        cells,
        formula: formulaOf(claim),
        ...(own.length > 1 ? { graphs: [graphOf(claim)] } : {}),
        telling: islandTelling({ claim, sentence, cells, isBroken, roomIn }),
      },
    ],
    judge(shown) {
      if (isBroken(shown)) return 'broken';
      const { group } = roomIn(shown);
      const isClosed = group.every((cell) =>
        near(cell).every((next) => shown[next] === other || group.includes(next)),
      );
      const isWhole = shown[root] === value && (size ?? group.length) === group.length;
      return isClosed && isWhole ? 'holds' : 'open';
    },
    culprits(shown) {
      if (!isBroken(shown)) return [];
      const kept = shown.map((known, cell) => (cells.includes(cell) ? known : undefined));
      for (const cell of cells) {
        const known = kept[cell];
        if (known === undefined) continue;
        kept[cell] = undefined;
        if (!isBroken(kept)) kept[cell] = known;
      }
      return cells.filter((cell) => kept[cell] !== undefined);
    },
    observe: (shown) => countedInWords(roomIn(shown).group.length, 'cell'),
    smtlibNames: () => own.flatMap((cell) => [islandName(cell), rankName(cell)]),
    smtlib: () => textOf(claim),
  };
}

/** Its cells have the value, what is beside them has the other one or is of it, and they are so many. */
function formulaOf({ root, size, cells, near, value, other }: IslandClaim): Formula {
  const own = new Set(cells);
  const has = (cell: number): Formula => (cell === root ? TRUE : isOf(root, cell));
  return and([
    ...cells.flatMap((cell) => [
      ...(cell === root ? [] : [or([not(has(cell)), is(cell, value)])]),
      ...near(cell).flatMap((next) => {
        if (next === root) return [];
        const unless = cell === root ? [] : [not(has(cell))];
        return [or([...unless, is(next, other), ...(own.has(next) ? [has(next)] : [])])];
      }),
    ]),
    ...(size === undefined
      ? []
      : [
          sum(
            size - 1,
            cells.flatMap((cell) => (cell === root ? [] : [{ weight: 1, of: has(cell) }])),
          ),
        ]),
  ]);
}

function graphOf({ root, cells, near, value }: IslandClaim): Graph {
  const vertexOf = new Map(cells.map((cell, vertex) => [cell, vertex]));
  return {
    vertices: cells.map((cell) => (cell === root ? is(root, value) : isOf(root, cell))),
    neighbours: cells.map((cell) => near(cell).flatMap((next) => vertexOf.get(next) ?? [])),
  };
}

/** The same in SMT-LIB: each cell but the root is next to one of lower rank. */
function textOf({ root, size, cells, near, value }: IslandClaim): readonly string[] {
  const own = new Set(cells);
  const has = (cell: number): string => `(= ${islandName(cell)} ${root})`;
  return [
    `(= V${root} ${value})`,
    has(root),
    ...cells.flatMap((cell) => [
      ...(cell === root
        ? []
        : [
            anyOf([
              `(not ${has(cell)})`,
              allOf([
                `(= V${cell} ${value})`,
                anyOf(
                  near(cell)
                    .filter((next) => own.has(next))
                    .map((next) => `(and ${has(next)} (< ${rankName(next)} ${rankName(cell)}))`),
                ),
              ]),
            ]),
          ]),
      ...near(cell).map((next) =>
        anyOf([
          `(not ${has(cell)})`,
          `(not (= V${next} ${value}))`,
          ...(own.has(next) ? [has(next)] : []),
        ]),
      ),
    ]),
    ...(size === undefined
      ? []
      : [`(= ${size} ${total(cells.map((cell) => `(ite ${has(cell)} 1 0)`))})`]),
  ];
}
