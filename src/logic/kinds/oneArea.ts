import { blamedFor, factsAt } from '#logic/blamed.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Sight, Values } from '#logic/claim.ts';
import { areaName, hasArea, isPossible, sharedBy, sidesOfAreas } from '#logic/area.ts';
import type { AreaOwner, SideValues } from '#logic/area.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

/** A number has one of the areas that it can have: lines on all sides around it, none within it. */
export function oneArea(claim: {
  /** "the 6 at row 2, column 3". */
  readonly place: Place;
  /** "the 6 at row 2, column 3 is in a rectangle of six cells without another number". */
  readonly sentence: string;
  /** What such an area is called: "rectangle". */
  readonly noun: string;
  readonly owner: AreaOwner;
  readonly values: SideValues;
}): Claim {
  const { place, sentence, noun, owner, values } = claim;
  const { square, areas } = owner;
  const { line, blank } = values;
  const cells = sidesOfAreas(areas);
  const left = (shown: Values) => areas.filter((area) => isPossible(area, shown, values));
  const isWrong = (shown: Values): boolean => left(shown).length === 0;

  const sees = (shown: Values): readonly Sight[] => {
    const possible = left(shown);
    const conclusions = sharedBy(possible, shown, values);
    if (conclusions.length === 0) return [];
    const alone = possible.length === 1;
    return [
      {
        technique: alone ? 'only area' : 'in every area',
        conclusions,
        facts: factsAt(cells, shown),
        why: () =>
          alone
            ? `${place.words} fits into one ${noun} only, so `
            : `whichever of its ${countedInWords(possible.length, noun)} ${place.words} has, `,
      },
    ];
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: and([
          or(areas.map((_, index) => hasArea(square, index))),
          ...areas.flatMap(({ inside, around }, index) => [
            ...inside.map((side) => or([not(hasArea(square, index)), is(side, blank)])),
            ...around.map((side) => or([not(hasArea(square, index)), is(side, line)])),
          ]),
        ]),
        telling: {
          technique: () => 'in every area',
          sees,
          breaks: () => `${place.words} would have no ${noun}`,
        },
      },
    ],
    judge(shown) {
      if (isWrong(shown)) return 'broken';
      const isThere = left(shown).some((area) =>
        allFilled([...area.inside, ...area.around], shown),
      );
      return isThere ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(cells, shown, isWrong) : []),
    observe: (shown) => `${countedInWords(left(shown).length, noun)} possible`,
    smtlibNames: () => [areaName(square)],
    smtlib: () => [
      anyOf(
        areas.map(({ inside, around }, index) =>
          allOf([
            `(= ${areaName(square)} ${index})`,
            ...inside.map((side) => `(= V${side} ${blank})`),
            ...around.map((side) => `(= V${side} ${line})`),
          ]),
        ),
      ),
    ],
  };
}
