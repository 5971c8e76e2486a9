import { blamedFor, factsAt, sightOfValue } from '#logic/blamed.ts';
import type { Claim, Sight, Values } from '#logic/claim.ts';
import { and, FALSE, is, not, or, TRUE } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Graph } from '#logic/graph.ts';
import {
  beside,
  galaxyGroup,
  galaxyName,
  galaxyRoom,
  isOfGalaxy,
  pairOf,
  sidesOfGalaxy,
  turnedSide,
} from '#logic/galaxy.ts';
import type { Galaxy, GalaxyBoard } from '#logic/galaxy.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

/**
 * The area around a dot is connected, half a turn about the dot takes it to itself, and it has no other dot;
 * there are lines around it and none within it.
 */
export function galaxyArea(claim: Galaxy, board: GalaxyBoard): Claim {
  const { place } = claim;
  const cells = sidesOfGalaxy(claim, board);
  const sentence = isHopeless(claim)
    ? `${place.words} has the cells around it to itself`
    : `${place.words} has an area that half a turn about it takes to itself`;
  const isWrong = (shown: Values): boolean => galaxyGroup(claim, board, shown).isBroken;

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: formulaOf(claim, board),
        graphs: [graphOf(claim, board)],
        telling: {
          technique: () => 'half a turn',
          settles: () => `half a turn about ${place.words} takes its area to itself, so `,
          breaks: () => `half a turn about ${place.words} would not take its area to itself`,
          sees: (shown) => sightsIn(claim, board, shown),
        },
      },
    ],
    judge(shown) {
      const { group, isBroken } = galaxyGroup(claim, board, shown);
      if (isBroken) return 'broken';
      const isKnown = [...group].every((square) =>
        (board.ofSquares[square] ?? []).every((side) => shown[side] !== undefined),
      );
      return isKnown ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(cells, shown, isWrong) : []),
    observe: (shown) => countedInWords(galaxyGroup(claim, board, shown).group.size, 'cell'),
    smtlibNames: () => namesOf(claim),
    smtlib: () => textOf(claim, board),
  };
}

/** That it has a square; `undefined` if it cannot. */
function has(galaxy: Galaxy, square: number): Formula | undefined {
  if (galaxy.core.includes(square)) return TRUE;
  return galaxy.images.has(square) ? isOfGalaxy(galaxy, square) : undefined;
}

/** Whether another dot is too near. */
const isHopeless = ({ core, images }: Galaxy): boolean =>
  core.some((square) => !images.has(square));

/** It ends at lines, and nowhere else. */
function formulaOf(galaxy: Galaxy, board: GalaxyBoard): Formula {
  if (isHopeless(galaxy)) return FALSE;
  const { line, blank } = board.values;
  const isHere = (square: number): Formula => has(galaxy, square) ?? FALSE;
  return and(
    [...galaxy.images.keys()].flatMap((square) =>
      beside(board, square).flatMap(({ side, next }) => {
        const isThere = has(galaxy, next);
        const isNotHere = galaxy.core.includes(square) ? [] : [not(isHere(square))];
        if (isThere === undefined) return [or([...isNotHere, is(side, line)])];
        const isNotThere = isThere === TRUE ? [] : [not(isThere)];
        return [
          ...(isThere === TRUE ? [] : [or([...isNotHere, is(side, line), isThere])]),
          ...(square < next ? [or([...isNotHere, ...isNotThere, is(side, blank)])] : []),
        ];
      }),
    ),
  );
}

/** Squares that half a turn swaps are one vertex: what leads to the one leads, turned, to the other. */
function graphOf(galaxy: Galaxy, board: GalaxyBoard): Graph {
  const core = new Set(galaxy.core.map((square) => pairOf(galaxy, square)));
  const pairs = [...new Set([...galaxy.images.keys()].map((square) => pairOf(galaxy, square)))];
  const vertexOf = new Map(pairs.map((pair, vertex) => [pair, vertex]));
  return {
    vertices: pairs.map((pair) => (core.has(pair) ? 'in' : isOfGalaxy(galaxy, pair))),
    neighbours: pairs.map((pair, vertex) => {
      const squares = [pair, galaxy.images.get(pair) ?? pair];
      const near = squares.flatMap((square) =>
        beside(board, square).flatMap(({ next }) => vertexOf.get(pairOf(galaxy, next)) ?? []),
      );
      return [...new Set(near)].filter((next) => next !== vertex);
    }),
  };
}

const rankName = (square: number): string => `galaxy-rank-${square}`;

const namesOf = ({ images }: Galaxy): readonly string[] =>
  [...images.keys()].flatMap((square) => [galaxyName(square), rankName(square)]);

/** The same in SMT-LIB: each square but those around the dot is next to one of lower rank. */
function textOf(galaxy: Galaxy, board: GalaxyBoard): readonly string[] {
  const { dot, core, images } = galaxy;
  if (isHopeless(galaxy)) return ['false'];
  const { line, blank } = board.values;
  const isOf = (square: number): string => `(= ${galaxyName(square)} ${dot})`;
  return [...images].flatMap(([square, image]) => {
    const near = beside(board, square);
    const isNot = `(not ${isOf(square)})`;
    return [
      core.includes(square)
        ? isOf(square)
        : anyOf([
            isNot,
            allOf([
              isOf(image),
              anyOf(
                near
                  .filter(({ next }) => images.has(next))
                  .map(({ next }) =>
                    core.includes(next)
                      ? isOf(next)
                      : `(and ${isOf(next)} (< ${rankName(next)} ${rankName(square)}))`,
                  ),
              ),
            ]),
          ]),
      ...near.map(({ side, next }) =>
        images.has(next)
          ? anyOf([isNot, `(= (= V${side} ${blank}) ${isOf(next)})`])
          : anyOf([isNot, `(= V${side} ${line})`]),
      ),
    ];
  });
}

/** Sides that are as their images, within it or around it, because of what is known. */
function sightsIn(galaxy: Galaxy, board: GalaxyBoard, shown: Values): readonly Sight[] {
  const { group, room, isBroken } = galaxyRoom(galaxy, board, shown);
  if (isBroken) return [];
  const { line, blank } = board.values;
  const { place } = galaxy;
  const [turned, within, beyond] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const square of group) {
    for (const { side, next } of beside(board, square)) {
      if (shown[side] !== undefined) continue;
      const image = turnedSide(galaxy, board, square, next);
      if (group.has(next)) within.add(side);
      else if (image !== undefined && shown[image] === line) turned.add(side);
      else if (!room.has(next)) beyond.add(side);
    }
  }
  const facts = factsAt(sidesOfGalaxy(galaxy, board), shown);
  const inOrder = (sides: ReadonlySet<number>) => [...sides].toSorted((a, b) => a - b);
  return [
    ...sightOfValue(
      'half a turn',
      inOrder(turned),
      line,
      facts,
      `half a turn about ${place.words} takes lines around its area to lines, so `,
    ),
    ...sightOfValue(
      'within an area',
      inOrder(within),
      blank,
      facts,
      `${group.size === galaxy.core.length ? `the cells around ${place.words} are in one area` : `the cells at both sides are in the area of ${place.words}`}, so `,
    ),
    ...sightOfValue(
      'no counterpart',
      inOrder(beyond),
      line,
      facts,
      `half a turn about ${place.words} would take what lies there off the board or into another area, so `,
    ),
  ];
}
