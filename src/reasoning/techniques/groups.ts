/**
 * For two-valued boards: an area whose missing values lie in as many groups of cells, each of which
 * takes at most one.
 */
import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, countedInWords } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { partsBetween, reasonOf, seenFrom, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { fewestParts } from './locked.ts';
import { outsideRoom, notAt, roomsIn } from './rooms.ts';
import type { Room } from './rooms.ts';

/** The most groups that people tell apart. */
const MOST_GROUPS = 3;
/** The largest group: a square of touching cells. */
const MOST_IN_GROUP = 4;

/** Areas that place exactly one in each of some groups. */
export const oneInEach = (position: Candidates): readonly Finding[] =>
  roomsIn(position).flatMap((room) =>
    room.more < 2 || room.more > MOST_GROUPS || room.places.length > MOST_IN_GROUP * room.more
      ? []
      : groupings(position, room).flatMap((groups) => groupsFinding(position, room, groups)),
  );

/** All partitions of the places into as many groups as are missing, no group holding two. */
function groupings(
  { links }: Candidates,
  { need, more, places }: Room,
): readonly (readonly (readonly number[])[])[] {
  const apart = new Map(places.map((cell) => [cell, new Set(seenFrom(links, cell, need.value))]));
  const found: (readonly (readonly number[])[])[] = [];
  const groups: number[][] = [];
  const put = (at: number): void => {
    const cell = places[at];
    if (cell === undefined) {
      if (groups.length === more) found.push(groups.map((group) => [...group]));
      return;
    }
    for (const group of groups) {
      if (!group.every((other) => apart.get(cell)?.has(other))) continue;
      group.push(cell);
      put(at + 1);
      group.pop();
    }
    if (groups.length === more) return;
    groups.push([cell]);
    put(at + 1);
    groups.pop();
  };
  put(0);
  return found;
}

function groupsFinding(
  position: Candidates,
  room: Room,
  groups: readonly (readonly number[])[],
): readonly Finding[] {
  const { need, places } = room;
  const { formula, links, left } = position;
  const { value, claim, part } = need;
  const within = groups.flatMap((group) =>
    group.flatMap((cell, at) =>
      group.slice(0, at).map((other) => partsBetween(links, cell, other, value)),
    ),
  );
  const struck = whyOut(position, outsideRoom(position, need, places));
  return groups.flatMap((group): readonly Finding[] => {
    const [first = 0, ...rest] = group;
    const seen = rest.map((cell) => new Set(seenFrom(links, cell, value)));
    const reached = [...new Set(seenFrom(links, first, value))].filter(
      (cell) => left[cell * links.stride + value] === 1 && seen.every((of) => of.has(cell)),
    );
    const alone = rest.length === 0;
    const conclusions: readonly Literal[] = alone
      ? [{ cell: first, value, holds: true }]
      : reached.map((cell) => notAt(formula, cell, value));
    if (conclusions.length === 0) return [];
    const between = alone
      ? []
      : reached.flatMap((cell) => group.map((place) => partsBetween(links, cell, place, value)));
    const others = groups.filter((other) => other !== group);
    return [
      {
        technique: 'one in each',
        conclusions,
        reason: reasonOf([part, ...fewestParts([...within, ...between])], struck),
        core: [part],
        claim,
        cells: places,
        say: (speech) => sayGroups(room, [group, ...others], conclusions, speech),
      },
    ];
  });
}

/** "Row 8 needs two stars: one among columns 6 and 7, and one among columns 9 and 10." */
function sayGroups(
  { need: { claim, value, count }, more }: Room,
  [first = [], ...others]: readonly (readonly number[])[],
  conclusions: readonly Literal[],
  { names, word, ...speech }: Speech,
): string {
  const { words, line } = claim.place;
  const among = (cells: readonly number[]): string =>
    cells.length === 1 ? `one at ${names(cells, line)}` : `one among ${names(cells, line)}`;
  const stars = `${countedInWords(more, `${more < count ? 'more ' : ''}${word(value)}`)}`;
  const so = phrase(conclusions, { names, word, ...speech });
  const needs = `${capitalise(words)} needs ${stars}`;
  return first.length === 1
    ? `${needs}, and takes only ${others.map(among).join(', and ')}. So ${so}.`
    : `${needs}: ${[first, ...others].map(among).join(', and ')}. Wherever the first is, ${so}.`;
}
