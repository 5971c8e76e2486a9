import { blamedFor, factsAt } from '#logic/blamed.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Sight, Values } from '#logic/claim.ts';
import { sum, TRUE } from '#logic/formula.ts';
import {
  beside,
  galaxyName,
  galaxyRoom,
  isOfGalaxy,
  onEachWay,
  sidesOfGalaxy,
} from '#logic/galaxy.ts';
import type { Galaxy, GalaxyBoard, GalaxyRoom } from '#logic/galaxy.ts';
import type { Literal } from '#logic/literal.ts';
import { anyOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

interface EachInGalaxy {
  readonly place: Place;
  /** "each cell is in the area of one of seven dots". */
  readonly sentence: string;
  readonly galaxies: readonly Galaxy[];
  readonly board: GalaxyBoard;
  /** "row 2, column 3". */
  readonly nameOf: (square: number) => string;
}

/** A galaxy, and what is left to it. */
interface Placed {
  readonly galaxy: Galaxy;
  readonly left: GalaxyRoom;
}

/** A square, the galaxies that may have it on the empty board, and the sides of what these may have. */
interface Reached {
  readonly square: number;
  readonly own: readonly Galaxy[];
  readonly sides: readonly number[];
}

/** Each square is in the area of one dot. That dots have their areas, `galaxyArea` says. */
export function eachInGalaxy(claim: EachInGalaxy): Claim {
  const { place, sentence, galaxies, board, nameOf } = claim;
  const squares = [...board.ofSquares.keys()];
  const owners = squares.map((square) => galaxies.filter(({ images }) => images.has(square)));
  const cells = unionOf(galaxies, board);
  const placedIn = (shown: Values): readonly Placed[] =>
    galaxies.map((galaxy) => ({ galaxy, left: galaxyRoom(galaxy, board, shown) }));
  const lost = (shown: Values): readonly number[] => {
    const placed = placedIn(shown);
    return squares.filter((square) => !placed.some(({ left }) => left.room.has(square)));
  };
  // Asked for square by square.
  let last: { readonly shown: Values; readonly placed: readonly Placed[] } | undefined;
  const remembered = (shown: Values): readonly Placed[] => {
    if (last?.shown !== shown) last = { shown, placed: placedIn(shown) };
    return last.placed;
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    isPlaceless: true,
    parts: () =>
      squares.map((square): Part => {
        const own = owners[square] ?? [];
        const sides = unionOf(own, board);
        return {
          sentence: `${nameOf(square)} is in the area of a dot`,
          cells: sides,
          formula: own.some(({ core }) => core.includes(square))
            ? TRUE
            : sum(
                1,
                own.map((galaxy) => ({ weight: 1, of: isOfGalaxy(galaxy, square) })),
              ),
          telling: {
            technique: () => 'only one gets there',
            sees: (shown) => sightsAt(claim, { square, own, sides }, shown, remembered(shown)),
            breaks: () => `no area would have ${nameOf(square)}`,
          },
        };
      }),
    judge(shown) {
      if (lost(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      const [square] = lost(shown);
      if (square === undefined) return [];
      const own = owners[square] ?? [];
      return blamedFor(unionOf(own, board), shown, (known) =>
        own.every((galaxy) => !galaxyRoom(galaxy, board, known).room.has(square)),
      );
    },
    observe(shown) {
      const { length } = lost(shown);
      return length === 0 ? 'all' : `${countedInWords(length, 'cell')} in none`;
    },
    smtlibNames: () => squares.map(galaxyName),
    smtlib: () =>
      squares.map((square) =>
        anyOf((owners[square] ?? []).map(({ dot }) => `(= ${galaxyName(square)} ${dot})`)),
      ),
  };
}

const unionOf = (galaxies: readonly Galaxy[], board: GalaxyBoard): readonly number[] =>
  [...new Set(galaxies.flatMap((galaxy) => sidesOfGalaxy(galaxy, board)))].toSorted(
    (a, b) => a - b,
  );

/** What follows at a square to which few dots can still get. */
function sightsAt(
  { board, nameOf }: EachInGalaxy,
  { square, own, sides }: Reached,
  shown: Values,
  placed: readonly Placed[],
): readonly Sight[] {
  const dotsAt = (at: number): readonly Placed[] => placed.filter(({ left }) => left.room.has(at));
  const here = dotsAt(square);
  const [only, another] = here;
  if (only === undefined || placed.some(({ left }) => left.isBroken)) return [];
  const openBeside = (at: number) =>
    beside(board, at).filter(({ side }) => shown[side] === undefined);
  const sites = own.flatMap(({ place }) => place.site ?? []);
  if (another === undefined) {
    const { room, group } = only.left;
    if (group.has(square)) return [];
    const { line, blank } = board.values;
    const having = onEachWay(only.galaxy, board, shown, only.left, square);
    const isIn = (at: number): boolean => group.has(at) || having.has(at);
    const known = [...having].flatMap((at) =>
      openBeside(at).flatMap(({ side, next }): readonly (readonly [number, number])[] =>
        room.has(next) ? (isIn(next) ? [[side, blank]] : []) : [[side, line]],
      ),
    );
    const conclusions = [...new Map(known)]
      .toSorted(([a], [b]) => a - b)
      .map(([cell, value]): Literal => ({ cell, value, holds: true }));
    if (conclusions.length === 0) return [];
    return [
      {
        technique: 'only one gets there',
        conclusions,
        facts: factsAt(sides, shown),
        sites,
        why: () =>
          `no other area than that of ${only.galaxy.place.words} can have ${nameOf(square)}, so `,
      },
    ];
  }
  return openBeside(square)
    .filter(({ next }) => !dotsAt(next).some((each) => here.includes(each)))
    .map(({ side, next }): Sight => ({
      technique: 'no common dot',
      conclusions: [{ cell: side, value: board.values.line, holds: true }],
      facts: factsAt(sides, shown),
      sites,
      why: () => `no area can have both ${nameOf(square)} and ${nameOf(next)}, so `,
    }));
}
