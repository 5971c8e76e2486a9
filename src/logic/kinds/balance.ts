import { allFilled, cellsHolding } from '#logic/claim.ts';
import type { Claim, Lack, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { atMost, is } from '#logic/formula.ts';
import { total } from '#logic/terms.ts';
import { isKnownAs } from '#logic/literal.ts';
import { howMany, sayAlreadyHas, sayTooMany } from '#logic/words.ts';

/**
 * Of two values, exactly `count` cells have `value` and the rest have `other`. Stated as two upper
 * limits, one for each value: that is how people notice a full line.
 */
export function balance(claim: {
  readonly place: Place;
  readonly cells: readonly number[];
  readonly value: number;
  readonly other: number;
  readonly count: number;
  readonly symbol: ValueSymbol;
  /** "three mines"; by default, "three mine cells". */
  readonly counted?: (count: number, value: number) => string;
}): Claim {
  const { place, cells, value, other, count, symbol } = claim;
  const { counted = (some: number, of: number) => howMany(some, symbol(of)) } = claim;
  const limits = [
    { value, other, count },
    { value: other, other: value, count: cells.length - count },
  ];
  /**
   * The limits that the sentence states: both, or only that of the value of which more are required
   * than there are cells.
   */
  const wanted = limits.filter((limit) => limit.count >= 0);
  const tooMany = (shown: Values): readonly number[] =>
    limits.flatMap((limit) => {
      const holding = cellsHolding(limit.value, cells, shown);
      return holding.length > limit.count ? holding : [];
    });
  const lacks = (shown: Values): readonly Lack[] =>
    limits.map((limit) => ({
      value: limit.value,
      count: limit.count - cellsHolding(limit.value, cells, shown).length,
    }));

  return {
    place,
    label: place.words,
    sentence: `${place.words} has ${wanted.map((limit) => counted(limit.count, limit.value)).join(' and ')}`,
    cells,
    parts: () =>
      limits.map((limit) => ({
        sentence:
          limit.count < 0
            ? `${place.words} has too few cells for ${counted(cells.length - limit.count, limit.other)}`
            : `${place.words} has at most ${counted(limit.count, limit.value)}`,
        cells,
        formula: atMost(
          limit.count,
          cells.map((cell) => is(cell, limit.value)),
        ),
        telling: {
          technique: () => 'finished line',
          settles: (known, speech) =>
            known.length === 0
              ? `${place.words} has ${counted(limit.count, limit.value)}, so `
              : `${place.words} ${sayAlreadyHas(speech)} ${counted(limit.count, limit.value)}, so `,
          breaks(known) {
            const rest = limit.value === value ? other : value;
            const found = cells.filter(
              (cell) =>
                isKnownAs(known, cell, limit.value) ?? isKnownAs(known, cell, rest) === false,
            ).length;
            if (found <= limit.count) return undefined;
            return `${place.words} would have ${counted(found, limit.value)}, ${sayTooMany(found - limit.count)}`;
          },
        },
      })),
    judge(shown) {
      if (wanted.length < 2 || tooMany(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: tooMany,
    observe: (shown) =>
      limits
        .map((limit) => {
          const found = cellsHolding(limit.value, cells, shown).length;
          return claim.counted?.(found, limit.value) ?? `${found} ${symbol(limit.value)}`;
        })
        .join(', '),
    smtlib() {
      const terms = cells.map((cell) =>
        value === 1 && other === 0 ? `V${cell}` : `(ite (= V${cell} ${value}) 1 0)`,
      );
      return [`(= ${count} ${total(terms)})`];
    },
    lacks,
  };
}
