import type { Claim, Part, Place, Values } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { allOf, anyOf } from '#logic/terms.ts';

/** Cells that never have, all at once, one of their values each. */
export type Forbidden = readonly {
  readonly cell: number;
  /** Some of the values that the cell takes, and not all. */
  readonly values: readonly number[];
}[];

/** Nogoods that a reason cites together. */
export interface ForbiddenGroup {
  /** As a sentence that is true if none of them occurs. */
  readonly sentence: string;
  /** What would be if one of them occurred: "a white area would have an angle of 45° at …". */
  readonly otherwise: string;
  readonly technique: TechniqueId;
  readonly nogoods: readonly Forbidden[];
}

/** None of several nogoods occurs: what may not stand around a corner of the grid. */
export function neverTogether(claim: {
  readonly place: Place;
  /** The beginning of the check line, if not the words of its place. */
  readonly label?: string;
  /** The whole rule: "each white area is a rectangle". */
  readonly sentence: string;
  readonly groups: readonly ForbiddenGroup[];
  /** All values of the cells. */
  readonly values: readonly number[];
  /** How many were found, for the check line: "two other angles". */
  readonly counted: (count: number) => string;
}): Claim {
  const { place, sentence, groups, values, counted } = claim;
  const all = groups.flatMap(({ nogoods }) => nogoods);
  /** Made once: a board has hundreds of such claims. */
  let parts: readonly Part[] | undefined;
  const occurring = (shown: Values): readonly Forbidden[] =>
    all.filter((nogood) => nogood.every((one) => one.values.includes(shown[one.cell] ?? -1)));

  return {
    place,
    label: claim.label ?? place.words,
    sentence,
    cells: cellsOf(all),
    parts: () => (parts ??= groups.map((group) => partOf(group, values))),
    judge(shown) {
      if (occurring(shown).length > 0) return 'broken';
      const isOut = ({ cell, values: own }: Forbidden[number]): boolean => {
        const value = shown[cell];
        return value !== undefined && !own.includes(value);
      };
      return all.every((nogood) => nogood.some(isOut)) ? 'holds' : 'open';
    },
    culprits: (shown) => cellsOf(occurring(shown)),
    observe: (shown) => counted(occurring(shown).length),
    smtlib: () =>
      all.map((nogood) => {
        const terms = nogood.map(({ cell, values: own }) =>
          anyOf(own.map((value) => `(= V${cell} ${value})`)),
        );
        return `(not ${allOf(terms)})`;
      }),
  };
}

/** Ascending. */
const cellsOf = (nogoods: readonly Forbidden[]): readonly number[] =>
  [...new Set(nogoods.flatMap((nogood) => nogood.map(({ cell }) => cell)))].toSorted(
    (a, b) => a - b,
  );

function partOf(
  { sentence, otherwise, technique, nogoods }: ForbiddenGroup,
  values: readonly number[],
): Part {
  return {
    sentence,
    cells: cellsOf(nogoods),
    formula: and(nogoods.flatMap((nogood) => clausesOf(nogood, values))),
    telling: {
      technique: () => technique,
      settles: () => `otherwise ${otherwise}, so `,
      breaks: () => otherwise,
    },
  };
}

/**
 * Clauses for each cell, from which all values follow that it may no longer have: one for the nogood
 * would only say that it has another value.
 */
const clausesOf = (nogood: Forbidden, values: readonly number[]): readonly Formula[] =>
  nogood.flatMap(({ cell, values: own }) => {
    const escapes = nogood
      .filter((other) => other.cell !== cell)
      .flatMap((other) =>
        values
          .filter((value) => !other.values.includes(value))
          .map((value) => is(other.cell, value)),
      );
    return own.map((value) => or([not(is(cell, value)), ...escapes]));
  });
