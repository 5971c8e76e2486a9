import { allFilled, cellsAlike, showValues } from '#logic/claim.ts';
import type { Claim, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { tellHeldOnce } from '#logic/heldOnce.ts';
import { atMost, is } from '#logic/formula.ts';

/**
 * No value occurs twice among `cells`, but any number of them may be empty, which is the value 0.
 */
export function differentOrEmpty(claim: {
  readonly place: Place;
  readonly cells: readonly number[];
  /** The values that may occur once, without 0. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, cells, values, symbol } = claim;
  const repeated = (shown: Values): readonly number[] => cellsAlike(values, cells, shown);
  const pairs = cells.flatMap((a, index) => cells.slice(index + 1).map((b) => [a, b] as const));

  return {
    place,
    label: `${place.words}, no digit twice`,
    sentence: `${place.words} has no digit twice`,
    cells,
    parts: () =>
      values.map((value) => ({
        sentence: `${place.words} has at most one ${symbol(value)}`,
        cells,
        formula: atMost(
          1,
          cells.map((cell) => is(cell, value)),
        ),
        telling: tellHeldOnce(place, value, symbol),
      })),
    judge(shown) {
      if (repeated(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: repeated,
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () => pairs.map(([a, b]) => `(or (= V${a} 0) (not (= V${a} V${b})))`),
  };
}
