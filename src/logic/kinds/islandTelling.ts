import type { Place, Sight, Telling, Values } from '#logic/claim.ts';
import { withValue } from '#logic/islandRoom.ts';
import type { Island, IslandRoom, Near } from '#logic/islandRoom.ts';
import type { Literal } from '#logic/literal.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { countedInWords } from '#logic/words.ts';

/** An island, and the board around it. */
export interface IslandClaim extends Island {
  /** Of its number: "the 5 at row 2, column 3". */
  readonly place: Place;
  readonly near: Near;
  /** The value of its cells. */
  readonly value: number;
  /** The other of two values. */
  readonly other: number;
}

/** An island as its claim sees it. */
interface Told {
  readonly claim: IslandClaim;
  /** "the 5 at row 2, column 3 has an island of five cells". */
  readonly sentence: string;
  /** Those that it may have, and those beside them. */
  readonly cells: readonly number[];
  isBroken(shown: Values): boolean;
  roomIn(shown: Values): IslandRoom;
}

/** Why a cell has a value, by name and in words up to the conclusion. */
interface Why {
  readonly technique: TechniqueId;
  readonly words: string;
}

/** How reasons word an island, and what a person sees of it. */
export const islandTelling = (told: Told): Telling => ({
  technique: (known, concluded) => {
    const [first] = concluded;
    return first === undefined ? 'one rule' : whyOf(told, shownIn(told, known), first).technique;
  },
  settles(known, _, [concluded]) {
    if (concluded === undefined) return `${told.sentence}, so `;
    return whyOf(told, shownIn(told, known), concluded).words;
  },
  breaks(known) {
    const shown = shownIn(told, known);
    return told.isBroken(shown) ? sayBroken(told, shown) : undefined;
  },
  sees: (shown) => sightsIn(told, shown),
});

/** What is known, as values: of two values, not the one is the other. */
function shownIn({ claim: { value, other } }: Told, known: readonly Literal[]): Values {
  const shown: (number | undefined)[] = [];
  for (const fact of known) {
    const isValue = fact.holds === (fact.value === value);
    shown[fact.cell] = isValue ? value : other;
  }
  return shown;
}

/** "the island of the 5 at row 2, column 3 would be too large". */
function sayBroken({ claim, roomIn }: Told, shown: Values): string {
  const { place, root, size = Infinity, other } = claim;
  if (shown[root] === other) return `${place.words} would lack its cell`;
  const { wrong, room } = roomIn(shown);
  if (wrong.length > size) return `the island of ${place.words} would be too large`;
  return wrong.length > 0
    ? `the island of ${place.words} would join another number`
    : `the island of ${place.words} would have room for only ${countedInWords(room.size, 'cell')}`;
}

/** Why a cell must have a value: its contrary would break the island. */
function whyOf(told: Told, shown: Values, conclusion: Literal): Why {
  const { claim, roomIn, isBroken } = told;
  const { place, size, value, other, near } = claim;
  const { cell } = conclusion;
  const isIn = conclusion.holds === (conclusion.value === value);
  const { group, room } = roomIn(shown);
  const its = `the island of ${place.words}`;
  if (!isIn && group.length === size) {
    const words = size === 1 ? `${place.words} is an island by itself` : `${its} is complete`;
    return { technique: 'complete island', words: `${words}, so ` };
  }
  if (isIn) {
    const ways = group.flatMap(near).filter((next) => room.has(next) && !group.includes(next));
    if (ways.length > 0 && ways.every((way) => way === cell))
      return { technique: 'only way to grow', words: `${its} has one way to grow, so ` };
  }
  const contrary = withValue(shown, cell, isIn ? other : value);
  // Of a long argument, some steps are seen by the solver alone.
  if (!isBroken(contrary)) return { technique: 'room to grow', words: `${told.sentence}, so ` };
  const { wrong } = roomIn(contrary);
  return {
    technique:
      wrong.length > (size ?? Infinity)
        ? 'island too large'
        : wrong.length > 0
          ? 'between two numbers'
          : 'room to grow',
    words: `otherwise ${sayBroken(told, contrary)}, so `,
  };
}

/** Cells that complete, join or enlarge the island wrongly, and those that it cannot do without. */
function sightsIn(told: Told, shown: Values): readonly Sight[] {
  const { claim, cells, isBroken, roomIn } = told;
  const { size = Infinity, near, value, other } = claim;
  if (isBroken(shown)) return [];
  const { group, room } = roomIn(shown);
  const beside = [...new Set(group.flatMap(near))].filter(
    (cell) => shown[cell] === undefined && !group.includes(cell),
  );
  const facts = cells.flatMap((cell): readonly Literal[] => {
    const known = shown[cell];
    return known === undefined ? [] : [{ cell, value: known, holds: true }];
  });
  const sight = (conclusions: readonly Literal[]): Sight => {
    const [first = { cell: 0, value, holds: true }] = conclusions;
    return {
      technique: whyOf(told, shown, first).technique,
      conclusions,
      facts,
      why: () => whyOf(told, shown, first).words,
    };
  };
  const as = (cell: number, of: number): Literal => ({ cell, value: of, holds: true });
  if (group.length === size)
    return beside.length === 0
      ? []
      : [sight(beside.toSorted((a, b) => a - b).map((cell) => as(cell, other)))];
  // Where there is plenty of room, only the cells beside the island are looked at.
  const tried = room.size <= 2 * size ? cells.filter((cell) => shown[cell] === undefined) : beside;
  return tried.flatMap((cell) =>
    [value, other]
      .filter((wrong) => isBroken(withValue(shown, cell, wrong)))
      .map((wrong) => sight([as(cell, wrong === value ? other : value)])),
  );
}
