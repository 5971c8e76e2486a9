import { allFilled, showValues } from '#logic/claim.ts';
import type { Claim, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { allOf, anyOf } from '#logic/terms.ts';

/** Whether a number is between two others, and none of them. */
const isBetween = (value: number, a: number, b: number): boolean =>
  Math.min(a, b) < value && value < Math.max(a, b);

/** The numbers of some cells are between those of two others. */
export function betweenEnds(claim: {
  readonly place: Place;
  /** "the numbers along the between line from … to … are between those at its ends". */
  readonly sentence: string;
  readonly ends: readonly [number, number];
  /** At least one, none of them an end. */
  readonly inside: readonly number[];
  /** The values of a cell, ascending. */
  readonly domain: (cell: number) => readonly number[];
  readonly names: (cells: readonly number[]) => string;
  readonly symbol: ValueSymbol;
}): Claim {
  const {
    place,
    sentence,
    ends: [first, last],
    inside,
    domain,
    names,
    symbol,
  } = claim;
  const cells = [first, ...inside, last];
  /** Whether a cell can still be between the ends, as far as these are known. */
  const isWrong = (cell: number, shown: Values): boolean => {
    const left = (each: number): readonly number[] => {
      const value = shown[each];
      return value === undefined ? domain(each) : [value];
    };
    return !left(cell).some((value) =>
      left(first).some((a) => left(last).some((b) => isBetween(value, a, b))),
    );
  };

  return {
    place,
    label: place.words,
    sentence,
    cells: cells.toSorted((a, b) => a - b),
    // Where a cell has a value, one end is less and the other greater.
    parts: () =>
      inside.map((cell) => ({
        sentence: `${names([cell])} is between ${names([first])} and ${names([last])}`,
        cells: [first, cell, last].toSorted((a, b) => a - b),
        formula: and(
          domain(cell).map((value) => {
            const less = (end: number) =>
              domain(end).flatMap((each) => (each < value ? [is(end, each)] : []));
            const more = (end: number) =>
              domain(end).flatMap((each) => (each > value ? [is(end, each)] : []));
            return or([
              not(is(cell, value)),
              and([or(less(first)), or(more(last))]),
              and([or(more(first)), or(less(last))]),
            ]);
          }),
        ),
      })),
    judge(shown) {
      if (inside.some((cell) => isWrong(cell, shown))) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => {
      const wrong = inside.filter((cell) => isWrong(cell, shown));
      return wrong.length === 0
        ? []
        : [first, ...wrong, last].filter((cell) => shown[cell] !== undefined);
    },
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () =>
      inside.map((cell) =>
        anyOf([
          allOf([`(< V${first} V${cell})`, `(< V${cell} V${last})`]),
          allOf([`(< V${last} V${cell})`, `(< V${cell} V${first})`]),
        ]),
      ),
  };
}
