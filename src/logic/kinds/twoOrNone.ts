import { allFilled, cellsHolding } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { atMost, is, not, or } from '#logic/formula.ts';
import { total } from '#logic/terms.ts';
import { countedInWords, withArticle } from '#logic/words.ts';

/** Of the cells that meet at a place, two have `value` or none: a line that goes on wherever it comes. */
export function twoOrNone(claim: {
  /** "the upper left corner of row 2, column 3". */
  readonly place: Place;
  /** The cells that meet there. */
  readonly cells: readonly number[];
  readonly value: number;
  /** Values as words: "line". */
  readonly word: ValueSymbol;
  readonly names: (cells: readonly number[]) => string;
}): Claim {
  const { place, cells, value, word, names } = claim;
  const counted = (count: number): string => countedInWords(count, word(value));
  const holding = (shown: Values): readonly number[] => cellsHolding(value, cells, shown);
  const judge = (shown: Values): 'holds' | 'broken' | 'open' => {
    const { length } = holding(shown);
    const open = cells.filter((cell) => shown[cell] === undefined).length;
    if (length > 2 || (length === 1 && open === 0)) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };

  const most: readonly Part[] =
    cells.length < 3
      ? []
      : [
          {
            sentence: `${place.words} has at most ${counted(2)}`,
            cells,
            formula: atMost(
              2,
              cells.map((cell) => is(cell, value)),
            ),
            telling: {
              technique: () => 'full dot',
              settles: () => `${place.words} has its ${counted(2)}, so `,
              breaks: (known) =>
                `${place.words} would have ${counted(known.filter((fact) => fact.holds === (fact.value === value)).length)}`,
            },
          },
        ];
  const parts = (): readonly Part[] => [
    ...most,
    ...cells.map((one): Part => {
      const others = cells.filter((cell) => cell !== one);
      return {
        sentence: `${withArticle(word(value))} at ${names([one])} does not end at ${place.words}`,
        cells: [one, ...others],
        formula: or([not(is(one, value)), ...others.map((cell) => is(cell, value))]),
        telling: {
          technique: (_, concluded) =>
            concluded.some(({ cell }) => cell === one) ? 'dead end' : 'only way on',
          settles: (_, __, concluded) =>
            concluded.some(({ cell }) => cell === one)
              ? `${withArticle(word(value))} could not go on from ${place.words}, so `
              : `the ${word(value)} at ${place.words} has one way on, so `,
          breaks: () => `${withArticle(word(value))} would end at ${place.words}`,
        },
      };
    }),
  ];

  return {
    place,
    label: place.words,
    sentence: `${place.words} has ${counted(2)} or none`,
    cells: cells.toSorted((a, b) => a - b),
    parts,
    judge,
    culprits(shown) {
      if (judge(shown) !== 'broken') return [];
      const own = holding(shown);
      return own.length > 2 ? own : cells;
    },
    observe: (shown) => counted(holding(shown).length),
    smtlib() {
      const count = total(cells.map((cell) => `(ite (= V${cell} ${value}) 1 0)`));
      return [`(or (= 0 ${count}) (= 2 ${count}))`];
    },
  };
}
