import { allFilled, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { is, not } from '#logic/formula.ts';
import { canBe, sumIf } from '#logic/sumIf.ts';
import { total as totalOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

/** The first numbers of a line, as many as the very first of them says, add up to a total: an X-sum. */
export function sumOfFirst(claim: {
  readonly place: Place;
  /** "row 3 from the left". */
  readonly line: string;
  /** At most 25, from the end at which the total is printed. */
  readonly cells: readonly number[];
  /** 0 to 999. */
  readonly total: number;
  /** The values of all cells, ascending, from 1 on. */
  readonly values: readonly number[];
  readonly names: (cells: readonly number[]) => string;
  readonly symbol: ValueSymbol;
  /** Whether another claim of the model keeps the cells different: the parts then make use of that. */
  readonly areDifferent: boolean;
}): Claim {
  const { place, line, cells, total, values, names, symbol, areDifferent } = claim;
  const [first = 0] = cells;
  /** The cells that are added, if the first has this number; `undefined` if there are not so many. */
  const added = (count: number): readonly number[] | undefined =>
    count >= 1 && count <= cells.length ? cells.slice(0, count) : undefined;
  /** The sum, and the cells of which it is, once these are known. */
  const summed = (shown: Values) => {
    const count = shown[first];
    const own = count === undefined ? undefined : added(count);
    const isKnown = own !== undefined && allFilled(own, shown);
    const sum = isKnown ? own.reduce((sofar, cell) => sofar + (shown[cell] ?? 0), 0) : undefined;
    return { count, own, sum };
  };
  const blamed = (shown: Values): readonly number[] => {
    const { count, own, sum } = summed(shown);
    if (count === undefined) return [];
    if (own === undefined) return [first];
    return sum === undefined || sum === total ? [] : own;
  };
  /** What follows if the first cell has this number. */
  const partFor = (count: number): Part => {
    const own = added(count);
    const others = areDifferent ? values.filter((value) => value !== count) : values;
    const rest = { total: total - count, count: count - 1, values: others, areDifferent };
    const cell = names([first]);
    if (own === undefined || !canBe(rest)) {
      const why =
        own === undefined
          ? `${line} has only ${countedInWords(cells.length, 'cell')}`
          : count === 1
            ? `${symbol(1)} alone would not make ${total}`
            : `no ${countedInWords(count, areDifferent ? 'different number' : 'number')} with ${symbol(count)} among them make ${total}`;
      return {
        sentence: `${cell} is not ${symbol(count)}, for ${why}`,
        cells: [first],
        formula: not(is(first, count)),
        telling: { technique: () => 'X-sum', settles: () => `${why}, so ` },
      };
    }
    const sentence = `if ${cell} is ${symbol(count)}, ${count === 1 ? `it is ${total}` : `the first ${countedInWords(count, 'number')} of ${line} add up to ${total}`}`;
    return {
      sentence,
      cells: own,
      formula: sumIf([is(first, count)], {
        cells: own.slice(1),
        total: total - count,
        values: others,
        areDifferent,
      }),
      telling: { technique: () => 'X-sum', settles: () => `${sentence}, so ` },
    };
  };

  return {
    place,
    label: place.words,
    sentence: `as many numbers of ${line} as the first one says add up to ${total}`,
    cells: cells.toSorted((a, b) => a - b),
    parts: () => values.map(partFor),
    judge(shown) {
      if (blamed(shown).length > 0) return 'broken';
      return summed(shown).sum === undefined ? 'open' : 'holds';
    },
    culprits: (shown) => blamed(shown).toSorted((a, b) => a - b),
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () =>
      values.map((count) => {
        const own = added(count);
        return own === undefined
          ? `(not (= V${first} ${count}))`
          : `(=> (= V${first} ${count}) (= ${total} ${totalOf(own.map((cell) => `V${cell}`))}))`;
      }),
  };
}
