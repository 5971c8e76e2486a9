import { blamedFor, factsAt } from '#logic/blamed.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Sight, Values } from '#logic/claim.ts';
import { areaName, hasArea, isPossible, sharedBy, sidesOfAreas } from '#logic/area.ts';
import type { Area, AreaOwner, SideValues } from '#logic/area.ts';
import { or } from '#logic/formula.ts';
import { anyOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

/** An owner, and those of its areas that have a square. */
interface Reaching extends AreaOwner {
  /** Indices of its areas. */
  readonly indices: readonly number[];
  readonly having: readonly Area[];
}

interface EachInArea {
  readonly place: Place;
  /** "each cell is in the rectangle of a number". */
  readonly sentence: string;
  /** "rectangle". */
  readonly noun: string;
  /** How many squares there are; they are counted from 0. */
  readonly squares: number;
  readonly owners: readonly AreaOwner[];
  readonly values: SideValues;
  /** "row 2, column 3". */
  readonly nameOf: (square: number) => string;
  /** "the 6 at row 2, column 3", of an owner by its square. */
  readonly ownerName: (square: number) => string;
  /** The site of an owner's number, by its square. */
  readonly siteOf: (square: number) => number | undefined;
}

/** Each square is in the area of one number. That numbers have their areas, `oneArea` says. */
export function eachInArea(claim: EachInArea): Claim {
  const { place, sentence, noun, squares, owners, values, nameOf } = claim;
  const reaching = reachingEach(squares, owners);
  const cells = sidesOfAreas(owners.flatMap(({ areas }) => areas));
  const isLost = (square: number, shown: Values): boolean =>
    !(reaching[square] ?? []).some(({ having }) =>
      having.some((area) => isPossible(area, shown, values)),
    );
  const lost = (shown: Values): readonly number[] =>
    [...reaching.keys()].filter((square) => isLost(square, shown));

  return {
    place,
    label: place.words,
    sentence,
    cells,
    isPlaceless: true,
    parts: () =>
      reaching.map((own, square): Part => ({
        sentence: `${nameOf(square)} is in the ${noun} of a number`,
        cells: sidesOfAreas(own.flatMap(({ having }) => having)),
        formula: or(
          own.flatMap((each) => each.indices.map((index) => hasArea(each.square, index))),
        ),
        telling: {
          technique: () => 'only one gets there',
          sees: (shown) => sightsAt(claim, own, square, shown),
          breaks: () => `no ${noun} would have ${nameOf(square)}`,
        },
      })),
    judge(shown) {
      if (lost(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      const [square] = lost(shown);
      if (square === undefined) return [];
      return blamedFor(cells, shown, (known) => isLost(square, known));
    },
    observe(shown) {
      const { length } = lost(shown);
      return length === 0 ? 'all' : `${countedInWords(length, 'cell')} in none`;
    },
    smtlibNames: () => owners.map(({ square }) => areaName(square)),
    smtlib: () =>
      reaching.map((own) =>
        anyOf(
          own.flatMap((each) =>
            each.indices.map((index) => `(= ${areaName(each.square)} ${index})`),
          ),
        ),
      ),
  };
}

/** By square: the owners that can have it. */
function reachingEach(
  squares: number,
  owners: readonly AreaOwner[],
): readonly (readonly Reaching[])[] {
  const reaching: Reaching[][] = Array.from({ length: squares }, () => []);
  for (const owner of owners) {
    const indicesAt = new Map<number, number[]>();
    owner.areas.forEach((area, index) => {
      for (const square of area.squares) {
        const indices = indicesAt.get(square);
        if (indices === undefined) indicesAt.set(square, [index]);
        else indices.push(index);
      }
    });
    for (const [square, indices] of indicesAt) {
      const having = indices.flatMap((index) => owner.areas[index] ?? []);
      reaching[square]?.push({ ...owner, indices, having });
    }
  }
  return reaching;
}

/** What follows at a square to which one number alone can still get. */
function sightsAt(
  { noun, values, nameOf, ownerName, siteOf }: EachInArea,
  own: readonly Reaching[],
  square: number,
  shown: Values,
): readonly Sight[] {
  const left = own.flatMap((each) => {
    const having = each.having.filter((area) => isPossible(area, shown, values));
    return having.length === 0 ? [] : [{ ...each, having }];
  });
  const [only, other] = left;
  if (only === undefined || other !== undefined || only.square === square) return [];
  const all = only.areas.filter((area) => isPossible(area, shown, values));
  const known = new Set(sharedBy(all, shown, values).map(({ cell }) => cell));
  const conclusions = sharedBy(only.having, shown, values).filter(({ cell }) => !known.has(cell));
  if (conclusions.length === 0) return [];
  return [
    {
      technique: 'only one gets there',
      conclusions,
      // Areas of the others that are ruled out, and those of its own.
      facts: factsAt(sidesOfAreas(own.flatMap(({ having }) => having)), shown),
      sites: own.flatMap((each) => siteOf(each.square) ?? []),
      why: () =>
        `no other ${noun} than that of ${ownerName(only.square)} can have ${nameOf(square)}, so `,
    },
  ];
}
