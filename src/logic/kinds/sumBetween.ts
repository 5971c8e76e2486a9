import { allFilled, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { canBe, sumIf } from '#logic/sumIf.ts';
import { allOf, anyOf, total as totalOf } from '#logic/terms.ts';
import { countedInWords, inWords, oneOf } from '#logic/words.ts';

/**
 * The numbers of a line between its least and its greatest value add up to a total: a sandwich. Where these stand more
 * than once, that holds between each two of them.
 */
export function sumBetween(claim: {
  readonly place: Place;
  /** "row 3". */
  readonly line: string;
  /** At most 25, in order. */
  readonly cells: readonly number[];
  /** 0 to 999. */
  readonly total: number;
  /** The values of all cells, ascending; two or more, none negative. */
  readonly values: readonly number[];
  readonly names: (cells: readonly number[]) => string;
  readonly symbol: ValueSymbol;
  /** Whether another claim of the model keeps the cells different: the parts then make use of that. */
  readonly areDifferent: boolean;
}): Claim {
  const { place, line, cells, total, values, names, symbol, areDifferent } = claim;
  const [low = 0, high = 0] = [values[0], values.at(-1)];
  const middle = areDifferent ? values.slice(1, -1) : values;
  const bread = `the ${symbol(low)} and the ${symbol(high)}`;
  const sentence = `the numbers between ${bread} of ${line} add up to ${total}`;
  /** How many cells can lie between, ascending. */
  const gaps = cells
    .map((_, gap) => gap)
    .filter(
      (gap) =>
        gap <= cells.length - 2 && canBe({ total, count: gap, values: middle, areDifferent }),
    );
  const pairs = cells.flatMap((from, start) =>
    cells.slice(start + 1).map((to, gap) => ({
      from,
      to,
      gap,
      between: cells.slice(start + 1, start + 1 + gap),
    })),
  );
  const isBread = (a: number | undefined, b: number | undefined): boolean =>
    (a === low && b === high) || (a === high && b === low);
  const wrong = (shown: Values) =>
    pairs.find(
      ({ from, to, between }) =>
        isBread(shown[from], shown[to]) &&
        allFilled(between, shown) &&
        between.reduce((sum, cell) => sum + (shown[cell] ?? 0), 0) !== total,
    );

  const apart = (): Part => {
    const excluded = pairs.filter(({ gap }) => !gaps.includes(gap));
    const room =
      gaps.length === 0
        ? `no numbers between ${bread} of ${line} add up to ${total}`
        : `${bread} of ${line} have ${sayGaps(gaps)} between them, as ${total} takes`;
    return {
      sentence: room,
      cells: cells.toSorted((a, b) => a - b),
      formula: and(
        excluded.flatMap(({ from, to }) => [
          or([not(is(from, low)), not(is(to, high))]),
          or([not(is(from, high)), not(is(to, low))]),
        ]),
      ),
      telling: { technique: () => 'sandwich sum', settles: () => `${room}, so ` },
    };
  };
  const filling = ({ from, to, between }: (typeof pairs)[number]): Part => {
    const said = `if ${names([from, to])} have ${bread}, the ${countedInWords(between.length, 'number')} between add up to ${total}`;
    const inside = { cells: between, total, values: middle, areDifferent };
    return {
      sentence: said,
      cells: [from, ...between, to].toSorted((a, b) => a - b),
      formula: and([
        sumIf([is(from, low), is(to, high)], inside),
        sumIf([is(from, high), is(to, low)], inside),
      ]),
      telling: { technique: () => 'sandwich sum', settles: () => `${said}, so ` },
    };
  };

  return {
    place,
    label: place.words,
    sentence,
    cells: cells.toSorted((a, b) => a - b),
    parts: () => [
      apart(),
      ...pairs.filter(({ gap }) => gap > 0 && gaps.includes(gap)).map(filling),
    ],
    judge(shown) {
      if (wrong(shown) !== undefined) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      const pair = wrong(shown);
      return pair === undefined
        ? []
        : [pair.from, ...pair.between, pair.to].toSorted((a, b) => a - b);
    },
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () =>
      pairs.map(({ from, to, between }) => {
        const ends = anyOf([
          allOf([`(= V${from} ${low})`, `(= V${to} ${high})`]),
          allOf([`(= V${from} ${high})`, `(= V${to} ${low})`]),
        ]);
        return `(=> ${ends} (= ${total} ${totalOf(between.map((cell) => `V${cell}`))}))`;
      }),
  };
}

/** "two, three or four cells", "no cell". */
function sayGaps(gaps: readonly number[]): string {
  const [only] = gaps;
  if (gaps.length > 1)
    return `${oneOf(gaps.map((gap) => (gap === 0 ? 'no' : inWords(gap))))} cells`;
  return only === 0 ? 'no cell' : countedInWords(only ?? 0, 'cell');
}
