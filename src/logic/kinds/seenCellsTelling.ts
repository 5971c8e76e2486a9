import type { Telling } from '#logic/claim.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { addedReach, reachOf } from '#logic/seenReach.ts';
import type { Reach, SeenCells } from '#logic/seenReach.ts';
import { sayTooMany } from '#logic/words.ts';

/** How reasons word what is seen from a cell. */
export function tellSeen(claim: SeenCells): Telling {
  const { place, cell, ways, value, other, count, counted } = claim;
  const seen = counted(count, value);
  const all = [[cell], ...ways];
  const isCounted = (known: readonly Literal[], each: number): boolean | undefined =>
    isKnownAs(known, each, value) ?? (isKnownAs(known, each, other) === true ? false : undefined);
  const reaches = (known: readonly Literal[]): readonly Reach[] =>
    all.map((way) => reachOf(way, (each) => isCounted(known, each)));
  const isValue = (fact: Literal): boolean => fact.holds === (fact.value === value);
  const otherwise = `otherwise ${place.words} could not see exactly ${seen}, so `;

  /** Why cells must be seen: the other directions cannot give enough. */
  const needs = (known: readonly Literal[], concluded: readonly Literal[]): string => {
    const { most } = addedReach(reaches(known));
    const giving = reaches(known).flatMap((reach, at) =>
      concluded.some((fact) => all[at]?.includes(fact.cell) === true) ? [{ reach, at }] : [],
    );
    const isEnough = giving.every(({ reach, at }) =>
      concluded.every((fact) => (all[at] ?? []).indexOf(fact.cell) < count - most + reach.most),
    );
    if (!isEnough) return otherwise;
    const [only, ...more] = giving;
    return only === undefined || more.length > 0 || most === count
      ? `${place.words} must see ${seen} and cannot see more than ${counted(most, value)}, so `
      : `${place.words} must see ${seen}, and in the other directions no more than ${counted(most - only.reach.most, value)}, itself included, so `;
  };

  /** Why cells must end the sight: one more would be too many. */
  const ends = (known: readonly Literal[], concluded: readonly Literal[]): string => {
    if (addedReach(reaches(known)).least === count)
      return `${place.words} already sees ${seen}, so `;
    const isTooMany = concluded.every(
      (fact) =>
        addedReach(reaches([...known, { cell: fact.cell, value, holds: true }])).least > count,
    );
    return isTooMany ? `otherwise ${place.words} would see more than ${seen}, so ` : otherwise;
  };

  return {
    technique: () => 'seen cells',
    settles(known, _, concluded) {
      if (concluded.every(isValue)) return needs(known, concluded);
      return concluded.some(isValue) ? otherwise : ends(known, concluded);
    },
    breaks(known) {
      const { least, most } = addedReach(reaches(known));
      if (most < count) return `${place.words} would see only ${counted(most, value)}`;
      return least > count
        ? `${place.words} would see ${counted(least, value)}, ${sayTooMany(least - count)}`
        : `${place.words} could not see exactly ${seen}`;
    },
  };
}
