import { allFilled, cellsHolding } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { atMost, is } from '#logic/formula.ts';
import { tellHeldOnce } from '#logic/heldOnce.ts';
import { total } from '#logic/terms.ts';
import { countedInWords, sayAlreadyHas } from '#logic/words.ts';

/** No two of the cells have `value`. One condition, where `neverAll` would have one for every two cells. */
export function atMostOne(claim: {
  readonly place: Place;
  readonly cells: readonly number[];
  readonly value: number;
  /** Values as words: "domino". */
  readonly word: ValueSymbol;
}): Claim {
  const { place, cells, value, word } = claim;
  const sentence = `${place.words} has at most one ${word(value)}`;
  const wrong = (shown: Values): readonly number[] => {
    const holding = cellsHolding(value, cells, shown);
    return holding.length > 1 ? holding : [];
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
        formula: atMost(
          1,
          cells.map((cell) => is(cell, value)),
        ),
        telling: {
          technique: () => 'finished line',
          settles: (_, speech) => `${place.words} ${sayAlreadyHas(speech)} its ${word(value)}, so `,
          ...tellHeldOnce(place, value, word),
        },
      },
    ],
    judge(shown) {
      if (wrong(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: wrong,
    observe: (shown) => countedInWords(cellsHolding(value, cells, shown).length, word(value)),
    smtlib: () => [`(>= 1 ${total(cells.map((cell) => `(ite (= V${cell} ${value}) 1 0)`))})`],
  };
}
