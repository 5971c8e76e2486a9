/** One value in several parallel lines that has room in as many crossing lines only. */
import type { ClaimLine } from '#logic/claim.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { capitalise, inWords } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { sayPlaces } from '#reasoning/places.ts';
import { reasonOf, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import type { Group } from './links.ts';
import { elsewhere, candidatePlaces } from './locked.ts';

const NAMES: Readonly<Record<number, TechniqueId>> = {
  2: 'x-wing',
  3: 'swordfish',
  4: 'jellyfish',
};

interface Base {
  readonly group: Group;
  readonly places: readonly number[];
}

/** Fish of `size` lines, on either axis. */
export function fish(position: Candidates, size: number): readonly Finding[] {
  const bases = new Map<string, Base[]>();
  for (const group of position.links.needs) {
    const { line } = group.claim.place;
    if (line === undefined) continue;
    const places = candidatePlaces(position, group);
    if (places.length < 2 || places.length > size) continue;
    const key = `${line.axis} ${group.value}`;
    bases.set(key, [...(bases.get(key) ?? []), { group, places }]);
  }
  return [...bases.values()].flatMap((lines) => catches(position, lines, size));
}

/** The crossing line in which a value stands once at most at a cell. */
const crossing = ({ links }: Candidates, cell: number, value: number, axis: ClaimLine['axis']) =>
  (links.onceAt[cell * links.stride + value] ?? []).find(({ claim: { place } }) => {
    return place.line !== undefined && place.line.axis !== axis;
  });

function catches(position: Candidates, lines: readonly Base[], size: number): readonly Finding[] {
  const found: Finding[] = [];
  const extend = (from: number, chosen: readonly Base[], covers: ReadonlySet<Group>): void => {
    if (chosen.length === size) {
      if (covers.size === size) found.push(...caught(position, chosen, [...covers]));
      return;
    }
    lines.forEach((base, at) => {
      if (at < from) return;
      const axis = base.group.claim.place.line?.axis ?? 'row';
      const crossed = base.places.map((cell) => crossing(position, cell, base.group.value, axis));
      const wider = new Set(covers);
      for (const group of crossed) if (group !== undefined) wider.add(group);
      if (crossed.includes(undefined) || wider.size > size) return;
      extend(at + 1, [...chosen, base], wider);
    });
  };
  extend(0, [], new Set());
  return found;
}

function caught(
  position: Candidates,
  bases: readonly Base[],
  covers: readonly Group[],
): readonly Finding[] {
  const { links, left } = position;
  const inBases = new Set(bases.flatMap(({ group }) => group.cells));
  const value = bases[0]?.group.value ?? 0;
  const cells = covers.flatMap((cover) =>
    cover.cells.filter((cell) => !inBases.has(cell) && left[cell * links.stride + value] === 1),
  );
  if (cells.length === 0) return [];
  const conclusions = cells.map((cell) => ({ cell, value, holds: false }));
  const why = whyOut(
    position,
    bases.flatMap(({ group, places }) => elsewhere(position, group, places)),
  );
  const parts = [...bases.map(({ group }) => group), ...covers].map(({ part }) => part);
  const named = (groups: readonly Group[]): string =>
    sayPlaces(groups.map(({ claim }) => claim.place));
  return [
    {
      technique: NAMES[bases.length] ?? 'jellyfish',
      conclusions,
      reason: reasonOf(parts, why),
      core: parts,
      cells: bases.flatMap(({ places }) => places),
      say: (speech) =>
        `${capitalise(named(bases.map(({ group }) => group)))} have room for ${speech.word(value)} only in ${named(covers)}, and so take the ${speech.word(value)} of ${bases.length === 2 ? 'both' : `all ${inWords(bases.length)}`}. So ${phrase(conclusions, speech)}.`,
    },
  ];
}
