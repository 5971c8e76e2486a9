import { allFilled, showValue, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { implies, is, and, not } from '#logic/formula.ts';

/** None of the cells around `cell` has its value. */
export function unlikeNeighbours(claim: {
  readonly place: Place;
  readonly cell: number;
  readonly neighbours: readonly number[];
  /** The values `cell` may take. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, cell, neighbours, values, symbol } = claim;
  const cells = [cell, ...neighbours];
  const alike = (shown: Values): readonly number[] =>
    shown[cell] === undefined
      ? []
      : neighbours.filter((neighbour) => shown[neighbour] === shown[cell]);

  const parts = (): readonly Part[] =>
    values.map((value) => ({
      sentence: `when ${place.words} is ${symbol(value)}, no neighbour of it is`,
      cells,
      formula: implies(
        is(cell, value),
        and(neighbours.map((neighbour) => not(is(neighbour, value)))),
      ),
      telling: {
        holder: 'its neighbours have',
        rulesOut: (known, ruledOut, { names }) =>
          `${names(ruledOut)} ${ruledOut.length === 1 ? 'touches' : 'touch'} the ${symbol(value)} at ${names(known.map((fact) => fact.cell))}`,
        breaks: (known, { names }) =>
          `${names(known.map((fact) => fact.cell))} would each be ${symbol(value)}, and ${place.words} touches ${known.length > 2 ? 'the others' : 'the other'}`,
      },
    }));

  return {
    place,
    label: `neighbours of ${place.words}`,
    sentence: `no neighbour of ${place.words} holds the same`,
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
    smtlib: () => neighbours.map((neighbour) => `(not (= V${cell} V${neighbour}))`),
  };
}
