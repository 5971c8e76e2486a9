/**
 * For two-valued boards: areas that need more of one value, where all places lie in an area that
 * takes no more, or all places exclude the same cell.
 */
import type { Claim, Speech } from '#logic/claim.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, countedInWords } from '#logic/words.ts';
import { litsOf, meaningOf } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { phrase } from '#reasoning/phrases.ts';
import { partsBetween, reasonOf, seenFrom, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { fewestParts, lockedName } from './locked.ts';

/** Cells of which at least (or at most) `count` have a value. */
export interface Counted {
  readonly part: number;
  readonly claim: Claim;
  readonly value: number;
  readonly cells: readonly number[];
  readonly count: number;
}

interface CountedParts {
  readonly needs: readonly Counted[];
  readonly limits: readonly Counted[];
}

const kept = new WeakMap<PbFormula, CountedParts>();

/** The counting parts of a formula, derived from their shapes. */
export function countedOf(formula: PbFormula): CountedParts {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const all = (read: (of: Formula) => ReturnType<typeof leastOf>): readonly Counted[] =>
    formula.parts.flatMap(({ claim, formula: own }, part) => {
      const found = read(own);
      return found === undefined ? [] : [{ part, claim, ...found }];
    });
  const found = { needs: all(leastOf), limits: all(mostOf) };
  kept.set(formula, found);
  return found;
}

const leastOf = (own: Formula) =>
  own.op === 'or'
    ? sameValue(1, own.of)
    : own.op === 'at-least'
      ? sameValue(own.count, own.of)
      : undefined;

const mostOf = (own: Formula) => (own.op === 'at-most' ? sameValue(own.count, own.of) : undefined);

/** A count of conditions "cell is value" with a common value; `undefined` for anything else. */
function sameValue(count: number, conditions: readonly Formula[]) {
  const all = conditions.flatMap((of) => (of.op === 'is' ? [of] : []));
  const [first] = all;
  if (first === undefined || all.length < conditions.length) return undefined;
  const { value } = first;
  if (all.some((of) => of.value !== value)) return undefined;
  return { count, value, cells: all.map(({ unknown }) => unknown) };
}

/** Areas that need more of a value and have spare places for it. */
export function roomsIn({ formula, known, left, links }: Candidates): readonly Room[] {
  return countedOf(formula).needs.flatMap((need): readonly Room[] => {
    const { cells, value } = need;
    const more = need.count - cells.filter((cell) => known.values[cell] === value).length;
    const places = cells.filter((cell) => left[cell * links.stride + value] === 1);
    return more < 1 || places.length <= more ? [] : [{ need, more, places }];
  });
}

/** Conclusions from the places that areas have left. */
export function rooms(position: Candidates): readonly Finding[] {
  const { limits } = countedOf(position.formula);
  return roomsIn(position).flatMap((room): readonly Finding[] => [
    ...onlyWithin(position, room, limits),
    ...(room.more === 1 ? ruledOut(position, room) : []),
  ]);
}

/** An area that needs more of a value, and its places for it. */
export interface Room {
  readonly need: Counted;
  /** How many are missing. */
  readonly more: number;
  readonly places: readonly number[];
}

/** All places lie in an area that takes no more than the missing ones. */
function onlyWithin(
  position: Candidates,
  { need, more, places }: Room,
  limits: readonly Counted[],
): readonly Finding[] {
  const { known, left, links, formula } = position;
  const { value } = need;
  return limits.flatMap((limit): readonly Finding[] => {
    if (limit.claim === need.claim || limit.value !== value) return [];
    if (!places.every((cell) => limit.cells.includes(cell))) return [];
    const standing = limit.cells.filter((cell) => known.values[cell] === value);
    if (limit.count - standing.length !== more) return [];
    const out = limit.cells.filter(
      (cell) => left[cell * links.stride + value] === 1 && !places.includes(cell),
    );
    if (out.length === 0) return [];
    const conclusions = out.map((cell) => notAt(formula, cell, value));
    const core = [need.part, limit.part];
    const { parts, facts } = reasonOf(core, whyOut(position, outsideRoom(position, need, places)));
    const [from, to] = [need.claim.place, limit.claim.place];
    const isRest = standing.length === 0;
    return [
      {
        technique: lockedName(from.line !== undefined, to.line !== undefined),
        conclusions,
        reason: {
          parts,
          facts: [...facts, ...standing.map((cell) => ({ cell, value, holds: true }))],
        },
        core,
        claim: need.claim,
        cells: places,
        say: (speech) =>
          `${capitalise(from.words)} has room for ${wantingIn(need, more, speech)} only in ${to.words}, so ${isRest ? restOf(to.words, conclusions, speech) : phrase(conclusions, speech, to.line)}.`,
      },
    ];
  });
}

/** Cells that exclude every place of an area's last missing value. */
function ruledOut(position: Candidates, { need, more, places }: Room): readonly Finding[] {
  if (places.length > MOST_PLACES) return [];
  const { left, links, formula } = position;
  const { value, claim, part } = need;
  const [first = 0, ...rest] = places;
  const seen = rest.map((cell) => new Set(seenFrom(links, cell, value)));
  const reached = [...new Set(seenFrom(links, first, value))].flatMap((cell) => {
    if (left[cell * links.stride + value] !== 1 || places.includes(cell)) return [];
    if (!seen.every((of) => of.has(cell))) return [];
    const between = fewestParts(places.map((place) => partsBetween(links, cell, place, value)));
    // With a single part the cell lies in an area that takes no more.
    return between.length < 2 ? [] : [{ cell, between }];
  });
  if (reached.length === 0) return [];
  const core = [...new Set([part, ...reached.flatMap(({ between }) => between)])];
  const conclusions = reached.map(({ cell }) => notAt(formula, cell, value));
  const [of, anyway] = places.length === 2 ? ['either', 'either way'] : ['one', 'wherever that is'];
  return [
    {
      technique: 'touching region',
      conclusions,
      core,
      reason: reasonOf(core, whyOut(position, outsideRoom(position, need, places))),
      claim,
      cells: places,
      say: (speech) =>
        `${capitalise(claim.place.words)} has ${wantingIn(need, more, speech)} at ${of} of ${speech.names(places, claim.place.line)}. ${capitalise(anyway)}, ${phrase(conclusions, speech)}.`,
    },
  ];
}

/** The most places that people follow to one cell. */
const MOST_PLACES = 4;

/** With two values, excluding one gives the other. */
export function notAt(formula: PbFormula, cell: number, value: number): Literal {
  const [literal = 0] = litsOf(formula, [{ cell, value, holds: false }]);
  return meaningOf(formula, literal);
}

/** The open cells of an area that are no places, and its cells of the other value. */
export const outsideRoom = (
  { known, links: { stride } }: Candidates,
  { cells, value }: Counted,
  places: readonly number[],
): readonly number[] =>
  cells
    .filter((cell) => !places.includes(cell) && known.values[cell] !== value)
    .map((cell) => cell * stride + value);

/** "its star", "its two stars", "its last star". */
function wantingIn({ count, value }: Counted, more: number, { word }: Speech): string {
  if (more > 1) return `its ${more < count ? 'last ' : ''}${countedInWords(more, word(value))}`;
  return `its ${count > 1 ? 'last ' : ''}${word(value)}`;
}

const restOf = (area: string, [first]: readonly Literal[], { word }: Speech): string =>
  `the rest of ${area} is ${word(first?.value ?? 0)}`;
