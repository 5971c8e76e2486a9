/** One value in an area: what all of its places exclude. */
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { capitalise, withArticle } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import { partsBetween, reasonOf, seenFrom, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import type { Candidate, Group } from './links.ts';

/** The most places of a value that people follow to one cell. */
const MOST_PLACES = 4;

/** Areas whose places for a value all lie in a second area, or all exclude the same cell. */
export function locked(position: Candidates): readonly Finding[] {
  return position.links.needs.flatMap((group) => {
    const places = candidatePlaces(position, group);
    if (places.length < 2) return [];
    return [...sharing(position, group, places), ...touching(position, group, places)];
  });
}

/** The cells of a group that its value is left for. */
export const candidatePlaces = (
  { links, left }: Candidates,
  { cells, value }: Group,
): readonly number[] => cells.filter((cell) => left[cell * links.stride + value] === 1);

/** All places lie in another area, which therefore has the value nowhere else. */
function sharing(
  position: Candidates,
  group: Group,
  places: readonly number[],
): readonly Finding[] {
  const { links, left } = position;
  const { stride } = links;
  const { claim, part, value, cells } = group;
  const [first = 0] = places;
  const others = (links.onceAt[first * stride + value] ?? []).filter(
    (other) => other.claim !== claim && places.every((cell) => other.cells.includes(cell)),
  );
  return others.flatMap((other): readonly Finding[] => {
    const out = other.cells.filter(
      (cell) => !cells.includes(cell) && left[cell * stride + value] === 1,
    );
    if (out.length === 0) return [];
    const conclusions = out.map((cell) => ({ cell, value, holds: false }));
    const [from, to] = [claim.place, other.claim.place];
    return [
      {
        technique: lockedName(from.line !== undefined, to.line !== undefined),
        conclusions,
        // Shared cells need no exclusion: a value there counts for both areas.
        reason: reasonOf(
          [part, other.part],
          whyOut(position, elsewhere(position, group, other.cells)),
        ),
        core: [part, other.part],
        claim,
        cells: places,
        say: (speech) =>
          `${capitalise(from.words)} has room for its ${speech.word(value)} only in ${to.words}, at ${speech.names(places, to.line)}. So ${phrase(conclusions, speech)}.`,
      },
    ];
  });
}

/** The technique, by whether the areas are lines. */
export const lockedName = (fromLine: boolean, toLine: boolean): TechniqueId =>
  fromLine === toLine ? 'locked candidates' : toLine ? 'pointing' : 'claiming';

/** A group's value in all of its cells but these. */
export const elsewhere = (
  { links }: Candidates,
  { cells, value }: Group,
  places: readonly number[],
): readonly Candidate[] =>
  cells.filter((cell) => !places.includes(cell)).map((cell) => cell * links.stride + value);

/** Cells that exclude the value from every place. */
function touching(
  position: Candidates,
  group: Group,
  places: readonly number[],
): readonly Finding[] {
  if (places.length > MOST_PLACES) return [];
  const { links, left } = position;
  const { claim, part, value, cells } = group;
  const [first = 0, ...rest] = places;
  const seen = rest.map((cell) => new Set(seenFrom(links, cell, value)));
  const reached = new Set(
    seenFrom(links, first, value).filter(
      (cell) =>
        left[cell * links.stride + value] === 1 &&
        !cells.includes(cell) &&
        seen.every((of) => of.has(cell)),
    ),
  );
  return [...reached].flatMap((cell): readonly Finding[] => {
    const between = fewestParts(places.map((place) => partsBetween(links, cell, place, value)));
    // With a single part of another area it is a locked candidate instead.
    const isStar = between.some((index) => position.formula.parts[index]?.formula.op === 'or');
    if (!isStar && between.length < 2) return [];
    const conclusions = [{ cell, value, holds: false }];
    return [
      {
        technique: 'touching region',
        conclusions,
        core: [part, ...between],
        reason: reasonOf([part, ...between], whyOut(position, elsewhere(position, group, places))),
        claim,
        cells: places,
        say: ({ names, word }) =>
          `${capitalise(claim.place.words)} has its ${word(value)} at ${places.length === 2 ? 'either' : 'one'} of ${names(places)}. ${places.length === 2 ? 'Both' : 'All of them'} rule out ${withArticle(word(value))} at ${names([cell])}.`,
      },
    ];
  });
}

/** Greedily picks one part from each list, with few different parts. */
export function fewestParts(lists: readonly (readonly number[])[]): readonly number[] {
  const chosen = new Set<number>();
  const wanting = new Set(lists.filter((list) => list.length > 0));
  while (wanting.size > 0) {
    const counts = new Map<number, number>();
    for (const list of wanting)
      for (const part of list) counts.set(part, (counts.get(part) ?? 0) + 1);
    const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (best === undefined) break;
    chosen.add(best[0]);
    for (const list of wanting) if (list.includes(best[0])) wanting.delete(list);
  }
  return [...chosen];
}
