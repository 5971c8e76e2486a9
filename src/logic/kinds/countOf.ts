import { cellsHolding } from '#logic/claim.ts';
import type { Claim, Part, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { atLeast, atMost, is, or } from '#logic/formula.ts';
import { total } from '#logic/terms.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { countedInWords, sayAlreadyHas, sayHas, sayTooMany, withArticle } from '#logic/words.ts';

/**
 * Of two values, exactly `count` cells, at least one, have `value`. Stated as what is needed and
 * what is too many, for few of many: "row 3 needs a star". If both values are frequent, see
 * `balance`.
 */
export function countOf(claim: {
  readonly place: Place;
  readonly cells: readonly number[];
  readonly value: number;
  readonly other: number;
  readonly count: number;
  /** Values as words: "star". */
  readonly word: ValueSymbol;
}): Claim {
  const { place, cells, value, other, count, word } = claim;
  const counted = countedInWords(count, word(value));
  const needed = `${place.words} needs ${count === 1 ? withArticle(word(value)) : counted}`;
  const its = count === 1 ? word(value) : counted;
  const wrong = (shown: Values): readonly number[] => {
    const [holding, without] = [value, other].map((each) => cellsHolding(each, cells, shown));
    if (holding !== undefined && holding.length > count) return holding;
    return without !== undefined && without.length > cells.length - count ? without : [];
  };

  const countKnown = (known: readonly Literal[], is: boolean): number =>
    cells.filter((cell) => {
      const isOther = isKnownAs(known, cell, other);
      return (
        (isKnownAs(known, cell, value) ?? (isOther === undefined ? undefined : !isOther)) === is
      );
    }).length;

  const parts = (): readonly Part[] => {
    const holding = cells.map((cell) => is(cell, value));
    return [
      {
        sentence: needed,
        cells,
        formula: count === 1 ? or(holding) : atLeast(count, holding),
        telling: {
          technique: () => 'last place',
          settles: (_, __, concluded) =>
            `${needed} and has no other ${concluded.length === 1 ? 'place' : 'places'} left, so `,
          leaves: (cell, { names }) =>
            `only ${names([cell])} can take ${withArticle(word(value))} in ${place.words}`,
          breaks(known) {
            const room = cells.length - countKnown(known, false);
            if (room >= count) return undefined;
            if (room === 0) return `${place.words} would have no room for its ${its}`;
            return `${needed} and would have room for only ${countedInWords(room, word(value))}`;
          },
        },
      },
      {
        sentence: `${place.words} has at most ${counted}`,
        cells,
        formula: atMost(count, holding),
        telling: {
          technique: () => 'finished line',
          settles: (_, speech) => `${place.words} ${sayAlreadyHas(speech)} its ${its}, so `,
          holder: `${place.words} has`,
          rulesOut: (known, _, speech) =>
            `${place.words} ${sayHas(speech)} its ${its} at ${speech.names(known.map(({ cell }) => cell))}`,
          breaks(known) {
            const found = countKnown(known, true);
            if (found <= count) return undefined;
            return `${place.words} would have ${countedInWords(found, word(value))}, ${sayTooMany(found - count)}`;
          },
        },
      },
    ];
  };

  return {
    place,
    label: place.words,
    sentence: `${place.words} has just ${counted}`,
    cells,
    parts,
    judge(shown) {
      if (cells.length < count || wrong(shown).length > 0) return 'broken';
      return cells.every((cell) => shown[cell] !== undefined) ? 'holds' : 'open';
    },
    culprits: wrong,
    observe: (shown) => countedInWords(cellsHolding(value, cells, shown).length, word(value)),
    smtlib: () => [`(= ${count} ${total(cells.map((cell) => `(ite (= V${cell} ${value}) 1 0)`))})`],
    lacks: (shown) => [{ value, count: count - cellsHolding(value, cells, shown).length }],
  };
}
