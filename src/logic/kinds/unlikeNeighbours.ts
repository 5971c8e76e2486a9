import { allFilled, showValue, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { implies, is, and, not } from '#logic/formula.ts';

/** How sentences speak of the cells around another one. */
export interface NearWords {
  /** Before that cell: "neighbour of", "neighbours of". */
  readonly one: string;
  readonly many: string;
  /** Before what that cell holds: "touches", "touch". */
  readonly is: string;
  readonly are: string;
  /** Before the values that cannot be repeated: "its neighbours have". */
  readonly holder: string;
}

const NEIGHBOURS: NearWords = {
  one: 'neighbour of',
  many: 'neighbours of',
  is: 'touches',
  are: 'touch',
  holder: 'its neighbours have',
};

export const KNIGHTS_MOVES: NearWords = {
  one: 'cell a knight’s move from',
  many: 'cells a knight’s move from',
  is: 'is a knight’s move from',
  are: 'are a knight’s move from',
  holder: 'cells a knight’s move from it have',
};

/** None of the cells around `cell` has its value. */
export function unlikeNeighbours(claim: {
  readonly place: Place;
  readonly cell: number;
  readonly neighbours: readonly number[];
  /** The values `cell` may take, without that of empty cells. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  readonly words?: NearWords;
  /** Set if any number of cells may be empty, which is the value 0. */
  readonly mayBeEmpty?: boolean;
}): Claim {
  const { place, cell, neighbours, values, symbol } = claim;
  const { words = NEIGHBOURS, mayBeEmpty = false } = claim;
  const cells = [cell, ...neighbours];
  const alike = (shown: Values): readonly number[] =>
    shown[cell] === undefined || (mayBeEmpty && shown[cell] === 0)
      ? []
      : neighbours.filter((neighbour) => shown[neighbour] === shown[cell]);

  const parts = (): readonly Part[] =>
    values.map((value) => ({
      sentence: `when ${place.words} is ${symbol(value)}, no ${words.one} it is`,
      cells,
      formula: implies(
        is(cell, value),
        and(neighbours.map((neighbour) => not(is(neighbour, value)))),
      ),
      telling: {
        holder: words.holder,
        rulesOut: (known, ruledOut, { names }) =>
          `${names(ruledOut)} ${ruledOut.length === 1 ? words.is : words.are} the ${symbol(value)} at ${names(known.map((fact) => fact.cell))}`,
        breaks: (known, { names }) =>
          `${names(known.map((fact) => fact.cell))} would each be ${symbol(value)}, and ${place.words} ${words.is} ${known.length > 2 ? 'the others' : 'the other'}`,
      },
    }));

  return {
    place,
    label: `${words.many} ${place.words}`,
    sentence: `no ${words.one} ${place.words} holds the same`,
    cells,
    parts,
    judge(shown) {
      if (alike(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      const same = alike(shown);
      return same.length === 0 ? [] : [cell, ...same];
    },
    observe: (shown) =>
      `${showValue(symbol, shown[cell])} among ${showValues(symbol, neighbours, shown)}`,
    smtlib: () =>
      neighbours.map((neighbour) =>
        mayBeEmpty
          ? `(or (= V${cell} 0) (not (= V${cell} V${neighbour})))`
          : `(not (= V${cell} V${neighbour}))`,
      ),
  };
}
