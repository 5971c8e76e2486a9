import { allFilled, showValues } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { is, sum } from '#logic/formula.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { inOnePart } from '#logic/onePart.ts';
import { total as totalOf } from '#logic/terms.ts';
import { countedInWords, inWords } from '#logic/words.ts';

/** The most bridges between two islands. */
const MOST = 2;

/** Whether a conclusion says that there is no bridge. */
const isNone = ({ value, holds }: Literal): boolean => holds && value === 0;

/** So many bridges lead from an island. Each of its cells takes 0, 1 or 2, which is how many there are. */
export function bridgeCount(claim: {
  /** "the 4 at row 1, column 2". */
  readonly place: Place;
  /** The cells on which bridges lead from it, four at most. */
  readonly cells: readonly number[];
  /** 0 to 8. */
  readonly count: number;
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, cells, count, symbol } = claim;
  const sentence = `${place.words} has ${countedInWords(count, 'bridge')}`;
  const room = (shown: Values, open: number): number =>
    cells.reduce((sofar, cell) => sofar + (shown[cell] ?? open), 0);
  const judge = (shown: Values) => {
    if (room(shown, 0) > count || room(shown, MOST) < count) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };

  return {
    ...inOnePart(place, cells, sentence, () => ({
      formula: sum(
        count,
        cells.flatMap((cell) => [1, MOST].map((value) => ({ weight: value, of: is(cell, value) }))),
      ),
      telling: {
        technique: (_, concluded) =>
          concluded.every(isNone) ? 'finished island' : 'bridges everywhere',
        settles: (known, _, concluded) =>
          concluded.every(isNone) && known.some(({ holds }) => holds)
            ? `${place.words} has its ${countedInWords(count, 'bridge')}, so `
            : `${sentence}${known.length === 0 ? '' : ', and little room is left'}, so `,
        breaks(known) {
          const could = (cell: number): readonly number[] =>
            [0, 1, MOST].filter((value) => isKnownAs(known, cell, value) !== false);
          const bound = (pick: (...some: number[]) => number): number =>
            cells.reduce((sofar, cell) => sofar + pick(...could(cell)), 0);
          if (cells.some((cell) => could(cell).length === 0)) return undefined;
          const [least, most] = [bound(Math.min), bound(Math.max)];
          if (least > count) return `${place.words} would have ${inWords(least)} bridges or more`;
          return most < count
            ? `${place.words} would have ${countedInWords(most, 'bridge')} at most`
            : undefined;
        },
      },
    })),
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => shown[cell] !== undefined) : [],
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () => [`(= ${count} ${totalOf(cells.map((cell) => `V${cell}`))})`],
    met: (shown) => room(shown, 0) === count,
  };
}
