import { allFilled, showValues } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { inOnePart } from '#logic/onePart.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';

/** Several cells, two at least, have the same value. */
export function allAlike(claim: {
  readonly place: Place;
  /** "bridges go on from row 1, column 2 to row 1, column 5". */
  readonly sentence: string;
  readonly cells: readonly number[];
  /** The values that the cells may take. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  readonly technique: TechniqueId;
}): Claim {
  const { place, sentence, cells, values, symbol, technique } = claim;
  const [first = 0] = cells;
  const found = (shown: Values): ReadonlySet<number> =>
    new Set(cells.flatMap((cell) => shown[cell] ?? []));
  const judge = (shown: Values) => {
    if (found(shown).size > 1) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };

  return {
    ...inOnePart(place, cells, sentence, () => ({
      // In a ring: each value of a cell is that of the next one.
      formula: and(
        cells.flatMap((cell, at) =>
          values.map((value) => or([not(is(cell, value)), is(cells[at + 1] ?? first, value)])),
        ),
      ),
      telling: {
        technique: () => technique,
        settles: () => `${sentence}, so `,
        // What one of them is the others are, at a glance.
        isUnsaid: true,
      },
    })),
    judge,
    culprits(shown) {
      if (judge(shown) !== 'broken') return [];
      const one = cells.find((cell) => shown[cell] !== undefined) ?? first;
      const other = cells.find((cell) => shown[cell] !== undefined && shown[cell] !== shown[one]);
      return other === undefined ? [] : [one, other];
    },
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () => [`(= ${cells.map((cell) => `V${cell}`).join(' ')})`],
  };
}
