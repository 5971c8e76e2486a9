/**
 * For two-valued boards: counts several areas together. They need a number of one value, and have
 * room for it only in a few other areas that take no more.
 */
import type { Claim } from '#logic/claim.ts';
import { capitalise, countedInWords } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { sayPlaces } from '#reasoning/places.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { countedOf, outsideRoom, notAt, roomsIn } from './rooms.ts';
import type { Counted, Room } from './rooms.ts';

/** The most areas that people count together, except adjacent lines. */
const MOST_AREAS = 4;

/** Rows, columns or regions. */
const familyOf = ({ place }: Claim): string =>
  place.line?.axis ?? place.noun?.one ?? place.words.replace(/ \S+$/, '');

/** Whether no two claims share a cell: else it would be counted twice, such as a side at two dots. */
function areDisjoint(some: readonly { readonly claim: Claim }[]): boolean {
  const cells = [...new Set(some.map(({ claim }) => claim))].flatMap((claim) => claim.cells);
  return new Set(cells).size === cells.length;
}

/** What belongs together, of families whose areas are disjoint. */
function byFamily<T extends { readonly claim: Claim }>(
  all: readonly T[],
): readonly (readonly T[])[] {
  const families = new Map<string, T[]>();
  for (const one of all) {
    const key = familyOf(one.claim);
    families.set(key, [...(families.get(key) ?? []), one]);
  }
  return [...families.values()].filter(areDisjoint);
}

/** An area and how many more of a value it can take. */
interface Limit {
  readonly claim: Claim;
  readonly part: number;
  readonly of: Counted;
  readonly takes: number;
  readonly standing: readonly number[];
  readonly open: ReadonlySet<number>;
}

function limitsIn({ formula, known, left, links }: Candidates): readonly Limit[] {
  return countedOf(formula).limits.flatMap((of): readonly Limit[] => {
    const { cells, value, count, claim, part } = of;
    const standing = cells.filter((cell) => known.values[cell] === value);
    const open = new Set(cells.filter((cell) => left[cell * links.stride + value] === 1));
    const takes = count - standing.length;
    return takes < 1 || open.size === 0 ? [] : [{ claim, part, of, takes, standing, open }];
  });
}

/** Several areas whose places lie in as many others, where need equals capacity. */
export function countedAreas(position: Candidates): readonly Finding[] {
  const families = byFamily(roomsIn(position).map((room) => ({ ...room, claim: room.need.claim })));
  return byFamily(limitsIn(position)).flatMap((limits) =>
    families.flatMap((rooms) => {
      const [limit] = limits;
      const [room] = rooms;
      if (limit === undefined || room === undefined) return [];
      if (familyOf(limit.claim) === familyOf(room.claim)) return [];
      return [...coverings(limits, rooms), ...sideBySide(limits)].flatMap((some) => {
        const takes = some.reduce((sum, { takes: most }) => sum + most, 0);
        const within = rooms.filter(
          ({ need, places }) =>
            some.every(({ of }) => of.value === need.value) &&
            places.every((cell) => some.some(({ open }) => open.has(cell))),
        );
        const wanting = within.reduce((sum, { more }) => sum + more, 0);
        return within.length >= 2 && wanting === takes ? areasFinding(position, within, some) : [];
      });
    }),
  );
}

/**
 * Two to `MOST_AREAS` areas each, which together cover the places of areas that share some of them. No others can
 * be full: an area without such places would only take more.
 */
function coverings(
  limits: readonly Limit[],
  rooms: readonly Room[],
): readonly (readonly Limit[])[] {
  const areaAt = new Map(limits.flatMap(({ open }, at) => [...open].map((cell) => [cell, at])));
  const covers = rooms.flatMap(({ places }): readonly (readonly number[])[] => {
    const areas = new Set(places.map((cell) => areaAt.get(cell) ?? -1));
    return areas.has(-1) || areas.size > MOST_AREAS ? [] : [inOrder(areas)];
  });
  const found = new Map(covers.map((areas) => [areas.join(' '), areas]));
  const own = [...found.values()];
  for (const areas of found.values()) {
    for (const others of own) {
      if (!others.some((area) => areas.includes(area))) continue;
      const both = inOrder(new Set([...areas, ...others]));
      if (both.length <= MOST_AREAS) found.set(both.join(' '), both);
    }
  }
  return [...found.values()]
    .filter(({ length }) => length > 1)
    .map((areas) => areas.flatMap((at) => limits[at] ?? []));
}

const inOrder = (areas: ReadonlySet<number>): readonly number[] =>
  [...areas].toSorted((a, b) => a - b);

/** All runs of adjacent lines beyond that size. */
const sideBySide = (limits: readonly Limit[]): readonly (readonly Limit[])[] =>
  limits.flatMap((first, at) =>
    first.claim.place.line === undefined
      ? []
      : limits
          .slice(at + MOST_AREAS)
          .map((_, more) => limits.slice(at, at + MOST_AREAS + more + 1)),
  );

function areasFinding(
  position: Candidates,
  rooms: readonly Room[],
  limits: readonly Limit[],
): readonly Finding[] {
  const { formula } = position;
  const places = rooms.flatMap((room) => room.places);
  const [first] = rooms;
  if (first === undefined) return [];
  const { claim, value } = first.need;
  const out = limits.flatMap(({ open }) => [...open].filter((cell) => !places.includes(cell)));
  if (out.length === 0) return [];
  const conclusions = out.map((cell) => notAt(formula, cell, value));
  const core = [...rooms.map(({ need }) => need.part), ...limits.map(({ part }) => part)];
  const struck = rooms.flatMap((room) => outsideRoom(position, room.need, room.places));
  const { parts, facts } = reasonOf(core, whyOut(position, struck));
  const standing = limits.flatMap((limit) => limit.standing);
  const wanting = rooms.reduce((sum, { more }) => sum + more, 0);
  const last = rooms.some(({ need, more }) => more < need.count) ? 'last ' : '';
  const [from, to] = [
    sayPlaces(rooms.map(({ need }) => need.claim.place)),
    sayPlaces(limits.map((limit) => limit.claim.place)),
  ];
  return [
    {
      technique: 'counted areas',
      conclusions,
      reason: {
        parts,
        facts: [...facts, ...standing.map((cell) => ({ cell, value, holds: true }))],
      },
      core,
      claim,
      cells: places,
      say: (speech) => {
        const rest =
          standing.length === 0
            ? `the rest of ${to} is ${speech.word(conclusions[0]?.value ?? 0)}`
            : phrase(conclusions, speech);
        return `${capitalise(from)} have room for their ${last}${countedInWords(wanting, speech.word(value))} only in ${to}, which take no more. So ${rest}.`;
      },
    },
  ];
}
