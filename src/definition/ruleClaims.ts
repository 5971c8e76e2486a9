import type { Claim, Place } from '#logic/claim.ts';
import type { Clue } from '#puzzle/site.ts';
import { NO_NUMBER } from './glyphs.ts';
import type { Phrase } from './phrase.ts';
import type { ClueContent, PlaceKind, RuleMeaning, RulePlace, Scene } from './scene.ts';

/** A rule that makes claims at each place of some kinds, whatever is printed there. */
export const ruleAt = (
  kinds: readonly PlaceKind[],
  claimsAt: (
    scene: Scene,
    at: RulePlace,
    kind: PlaceKind,
    index: number,
  ) => Claim | readonly Claim[],
): RuleMeaning => ({
  kinds,
  readsClue: false,
  compares: false,
  claims: (scene) =>
    kinds.flatMap((kind) =>
      scene.places(kind).flatMap((at, index) => claimsAt(scene, at, kind, index)),
    ),
});

/**
 * A rule that makes a claim at each place whose clue is printed, if it speaks of that clue; the claim's
 * place has its site. `index` counts the places of the kind from 0.
 */
export const ruleOfClues = (
  kinds: readonly PlaceKind[],
  claimAt: (
    scene: Scene,
    at: RulePlace & { readonly index: number },
    clue: readonly number[],
  ) => Claim | undefined,
  reads: ClueContent = 'number',
): RuleMeaning => ({
  ...ruleAt(kinds, (scene, at, kind, index) => {
    const clue = clueOf(scene, kind, at, index);
    if (clue === undefined) return [];
    const placed = { ...at, index, place: withSite(scene, kind, at, index, false) };
    return claimAt(scene, placed, clue) ?? [];
  }),
  readsClue: true,
  reads,
});

/** The numbers that are printed at a place: its own, if it is drawn, or those of its site. */
export const clueOf = (
  scene: Scene,
  kind: PlaceKind,
  { numbers }: RulePlace,
  index: number,
): Clue => numbers ?? scene.siteOf(kind, index)?.clue;

/** A rule with one claim for the whole board. */
export const oneClaim = (
  kinds: readonly PlaceKind[],
  claim: (scene: Scene) => Claim,
): RuleMeaning => ({
  kinds,
  readsClue: false,
  compares: false,
  claims: (scene) => [claim(scene)],
});

/** The same phrases, whose rules have a meaning for numbers alone. */
export const aboutNumbers = (phrases: readonly Phrase<RuleMeaning>[]) =>
  phrases.map((phrase): Phrase<RuleMeaning> => ({
    ...phrase,
    make: (found) => ({ ...phrase.make(found), about: 'numbers' }),
  }));

/** The same rule, which compares or adds values: lines that it crosses are then said in full. */
export const comparing = (rule: RuleMeaning): RuleMeaning => ({ ...rule, compares: true });

/** A place with the site of its clue, and with the noun for places that have a number. */
export function withSite(
  scene: Scene,
  kind: PlaceKind,
  { place }: RulePlace,
  index: number,
  isNumbered: boolean,
): Place {
  const site = scene.siteOf(kind, index)?.site;
  return {
    ...place,
    ...(isNumbered && kind.numbered !== undefined ? { noun: kind.numbered } : {}),
    ...(site === undefined ? {} : { site }),
  };
}

/** The values that are numbers, without that of an empty cell. */
export const withoutEmpty = (values: readonly number[]): readonly number[] =>
  values.filter((value) => value !== NO_NUMBER.value);
