import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Sight, ValueSymbol, Values } from '#logic/claim.ts';
import { and, is, sum } from '#logic/formula.ts';
import { groupFrom, islandRoom, withValue } from '#logic/islandRoom.ts';
import type { Island, Near } from '#logic/islandRoom.ts';
import { anyOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';
import type { Literal } from '#logic/literal.ts';
import { islandName, isOf } from './island.ts';

/** Cells, and the islands that may have some of them. */
interface InReach {
  readonly place: Place;
  /** "each blank cell is in reach of a number". */
  readonly sentence: string;
  /** All but those of the numbers, in reading order. */
  readonly cells: readonly number[];
  /** None may have the cell of another's number. */
  readonly islands: readonly Island[];
  readonly near: Near;
  readonly value: number;
  /** The other of two values. */
  readonly other: number;
  readonly word: ValueSymbol;
  /** Names cells within a sentence: "row 3, columns 4 to 6". */
  readonly names: (cells: readonly number[]) => string;
}

/**
 * Each cell with a value is of an island that fits its number. How large islands are, and that they
 * are connected, is what claims of the kind `island` say, on which the parts rely.
 */
export function inReach(claim: InReach): Claim {
  const { place, sentence, cells, value, other, word, names } = claim;
  const reaching = reachingOf(claim);
  const lost = (shown: Values): number | undefined => {
    const rooms = roomsIn(claim, shown);
    return cells.find(
      (cell) => shown[cell] === value && !rooms.some((room) => room?.has(cell) === true),
    );
  };
  const never = cells.filter((cell) => (reaching.get(cell) ?? []).length === 0);

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      ...(never.length === 0 ? [] : [partOfNever(claim, never)]),
      ...cells.flatMap((cell): readonly Part[] => {
        const own = reaching.get(cell) ?? [];
        return own.length === 0
          ? []
          : [
              {
                sentence: `${names([cell])} is ${word(other)} or of one island`,
                cells: [cell],
                formula: sum(
                  1,
                  [is(cell, other), ...own.map(({ root }) => isOf(root, cell))].map((of) => ({
                    weight: 1,
                    of,
                  })),
                ),
                telling: { ofIsland: cell, sees: (shown) => sightsAt(claim, own, cell, shown) },
              },
            ];
      }),
    ],
    judge(shown) {
      if (lost(shown) !== undefined) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      const cell = lost(shown);
      if (cell === undefined) return [];
      const own = { ...claim, islands: reaching.get(cell) ?? [] };
      const kept = cells.filter((each) => shown[each] !== undefined);
      const blamed = shown.map((known, each) => (kept.includes(each) ? known : undefined));
      for (const each of kept) {
        blamed[each] = undefined;
        if (each === cell || isReached(own, cell, blamed)) blamed[each] = shown[each];
      }
      return kept.filter((each) => blamed[each] !== undefined);
    },
    observe(shown) {
      const rooms = roomsIn(claim, shown);
      const out = cells.filter(
        (cell) => shown[cell] === value && !rooms.some((room) => room?.has(cell) === true),
      );
      return out.length === 0 ? 'all' : `${countedInWords(out.length, 'cell')} out of reach`;
    },
    smtlibNames: () =>
      cells.flatMap((cell) => ((reaching.get(cell) ?? []).length === 0 ? [] : [islandName(cell)])),
    smtlib: () =>
      cells.map((cell) =>
        anyOf([
          `(= V${cell} ${other})`,
          ...(reaching.get(cell) ?? []).map(({ root }) => `(= ${islandName(cell)} ${root})`),
        ]),
      ),
  };
}

/** The islands that may have each cell. */
function reachingOf({ islands }: InReach): ReadonlyMap<number, readonly Island[]> {
  const reaching = new Map<number, Island[]>();
  for (const each of islands) {
    for (const cell of each.cells) {
      const own = reaching.get(cell) ?? [];
      reaching.set(cell, own);
      own.push(each);
    }
  }
  return reaching;
}

type Rooms = readonly (ReadonlySet<number> | undefined)[];

/** What each island can still have; nothing if it is broken. */
function roomsIn({ islands, near, value }: InReach, shown: Values): Rooms {
  const known = [...shown];
  for (const { root } of islands) known[root] = value;
  return islands.map((each) => {
    const { room, wrong } = islandRoom(each, near, value, known);
    return wrong.length > 0 || room.size < (each.size ?? 0) ? undefined : room;
  });
}

const isReached = (claim: InReach, cell: number, shown: Values): boolean =>
  roomsIn(claim, shown).some((room) => room?.has(cell) === true);

/** The cells that no island has on any board. */
const partOfNever = ({ other, word, names }: InReach, never: readonly number[]): Part => ({
  sentence: `no island reaches ${names(never)}: ${word(other)}`,
  cells: never,
  formula: and(never.map((cell) => is(cell, other))),
  telling: {
    technique: () => 'no island gets there',
    settles: () => 'no number is near enough, so ',
  },
});

/** What a person sees at a cell: that no island gets there, or by which way alone one gets there. */
function sightsAt(
  claim: InReach,
  own: readonly Island[],
  cell: number,
  shown: Values,
): readonly Sight[] {
  const { near, value, other, word } = claim;
  const around = { ...claim, islands: own };
  const facts = (): readonly Literal[] =>
    [...new Set(own.flatMap((each) => each.cells.flatMap((of) => [of, ...near(of)])))].flatMap(
      (of) => {
        const known = shown[of];
        return known === undefined ? [] : [{ cell: of, value: known, holds: true }];
      },
    );
  const numbers = own.map(({ root }) => root);
  if (shown[cell] === undefined) {
    if (isReached(around, cell, shown)) return [];
    return [
      {
        technique: 'no island gets there',
        conclusions: [{ cell, value: other, holds: true }],
        facts: facts(),
        numbers,
        follows: (known) => !isReached(around, cell, known),
        why: () => 'no island gets there, so ',
      },
    ];
  }
  if (shown[cell] !== value) return [];
  const group = groupFrom(cell, near, (next) => shown[next] === value).toSorted((a, b) => a - b);
  if (group[0] !== cell || group.some((each) => own.some(({ root }) => root === each))) return [];
  const ways = new Set(group.flatMap(near));
  const rooms = roomsIn(around, shown).flatMap((room) => (room?.has(cell) === true ? [room] : []));
  if (rooms.length === 0) return [];
  const [only = [], ...others] = rooms;
  // Where one island alone gets there, more cells matter than those beside the group.
  const tried = new Set([...ways, ...(others.length === 0 ? [...only].flatMap(near) : [])]);
  return [...tried]
    .filter((each) => shown[each] === undefined)
    .flatMap((each) =>
      [value, other]
        .filter((wrong) => !isReached(around, cell, withValue(shown, each, wrong)))
        .map((wrong): Sight => {
          const isWay = wrong === other && ways.has(each);
          const it = `the ${word(value)} ${group.length === 1 ? 'cell' : 'cells'} at`;
          return {
            technique: isWay ? 'only way out' : 'room to grow',
            conclusions: [{ cell: each, value: wrong === other ? value : other, holds: true }],
            facts: facts(),
            numbers,
            follows: (known) =>
              known[cell] === value && !isReached(around, cell, withValue(known, each, wrong)),
            why: (_, { names }) =>
              isWay
                ? `${it} ${names(group)} ${group.length === 1 ? 'has' : 'have'} one way to a number, so `
                : `otherwise no island would get to ${it} ${names(group)}, so `,
          };
        }),
    );
}
