import { showValues } from '#logic/claim.ts';
import type { Claim, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { inOnePart } from '#logic/onePart.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { withArticle } from '#logic/words.ts';

/** The first cell of a line that is not empty, which is the value 0, has this value. */
export function firstSeen(claim: {
  /** The line. */
  readonly place: Place;
  /** Ordered from the end from which it is seen. */
  readonly cells: readonly number[];
  /** The name of that end: "the left". */
  readonly from: string;
  readonly value: number;
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, cells, from, value, symbol } = claim;
  const sentence = `${place.words} shows ${withArticle(symbol(value))} first from ${from}`;
  /** Where the first cell that is open or not empty stands; −1 if all are empty. */
  const firstOf = (shown: Values): number => cells.findIndex((cell) => shown[cell] !== 0);
  const judge = (shown: Values) => {
    const first = shown[cells[firstOf(shown)] ?? -1];
    if (firstOf(shown) >= 0 && first === undefined) return 'open';
    return first === value ? 'holds' : 'broken';
  };

  return {
    ...inOnePart(
      place,
      cells.toSorted((a, b) => a - b),
      sentence,
      () => ({
        formula: and([
          or(cells.map((cell) => not(is(cell, 0)))),
          ...cells.map((cell, at) =>
            or([
              ...cells.slice(0, at).map((before) => not(is(before, 0))),
              is(cell, 0),
              is(cell, value),
            ]),
          ),
        ]),
        telling: { technique: () => 'first seen', settles: () => `${sentence}, so ` },
      }),
    ),
    label: `${place.words} from ${from}`,
    judge,
    culprits(shown) {
      if (judge(shown) !== 'broken') return [];
      const first = firstOf(shown);
      return first < 0 ? cells : cells.slice(0, first + 1);
    },
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () => [
      anyOf(
        cells.map((cell, at) =>
          allOf([
            ...cells.slice(0, at).map((before) => `(= V${before} 0)`),
            `(= V${cell} ${value})`,
          ]),
        ),
      ),
    ],
  };
}
