import type { Claim, Place } from '#logic/claim.ts';
import { NO_NUMBER } from './glyphs.ts';
import type { RulePlace, PlaceKind, Scene } from './scene.ts';

/** Claims at all places of some kinds, in order. */
export const atEach = (
  scene: Scene,
  kinds: readonly PlaceKind[],
  claimsAt: (kind: PlaceKind, group: RulePlace, index: number) => readonly Claim[],
): readonly Claim[] =>
  kinds.flatMap((kind) =>
    scene.groups(kind).flatMap((group, index) => claimsAt(kind, group, index)),
  );

/** Claims at the places whose clue is printed; their place names its site. */
export const atClues = (
  scene: Scene,
  kinds: readonly PlaceKind[],
  claimsAt: (group: RulePlace, clue: readonly number[]) => readonly Claim[],
): readonly Claim[] =>
  atEach(scene, kinds, (kind, group, index) => {
    const clue = scene.siteOf(kind, index)?.clue;
    if (clue === undefined) return [];
    return claimsAt({ ...group, place: withSite(scene, kind, group, index, false) }, clue);
  });

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
