import { allFilled, cellsAlike, cellsHolding, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { tellHeldOnce } from '#logic/heldOnce.ts';
import { atMost, is, or } from '#logic/formula.ts';
import { total } from '#logic/terms.ts';
import { withArticle } from '#logic/words.ts';

/** Each value occurs exactly once among `cells`; the others are empty, which is the value 0. */
export function onceEach(claim: {
  readonly place: Place;
  /** At least as many as there are values. */
  readonly cells: readonly number[];
  /** Without 0. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, cells, values, symbol } = claim;
  const spare = cells.length - values.length;
  const wrong = (shown: Values): readonly number[] => {
    const repeated = cellsAlike(values, cells, shown);
    if (repeated.length > 0) return repeated;
    const empty = cellsHolding(0, cells, shown);
    return empty.length > spare ? empty : [];
  };
  const parts = (): readonly Part[] =>
    values.flatMap((value) => {
      const holding = cells.map((cell) => is(cell, value));
      const one = withArticle(symbol(value));
      return [
        {
          sentence: `${place.words} needs ${one}`,
          cells,
          formula: or(holding),
          telling: {
            technique: () => 'last place' as const,
            leaves: (cell: number, { names }: { names(some: readonly number[]): string }) =>
              `only ${names([cell])} can take ${one} in ${place.words}`,
            breaks: () => `${place.words} would have no room for its ${symbol(value)}`,
          },
        },
        {
          sentence: `${place.words} has at most one ${symbol(value)}`,
          cells,
          formula: atMost(1, holding),
          telling: tellHeldOnce(place, value, symbol),
        },
      ] satisfies readonly Part[];
    });

  return {
    place,
    label: place.words,
    sentence: `${place.words} has each of ${values.map(symbol).join(', ')} once`,
    cells,
    parts,
    judge(shown) {
      if (spare < 0 || wrong(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: wrong,
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () =>
      values.map(
        (value) => `(= 1 ${total(cells.map((cell) => `(ite (= V${cell} ${value}) 1 0)`))})`,
      ),
  };
}
