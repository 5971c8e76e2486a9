import { showValues } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { and, is } from '#logic/formula.ts';
import { inOnePart } from '#logic/onePart.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';

/** Cells all of which have one value, since nothing can be there: a bridge that would lead nowhere. */
export function noneAt(claim: {
  readonly place: Place;
  /** "bridges lead from island to island". */
  readonly sentence: string;
  readonly cells: readonly number[];
  /** The value of a cell with nothing. */
  readonly none: number;
  readonly symbol: ValueSymbol;
  readonly technique: TechniqueId;
}): Claim {
  const { place, sentence, cells, none, symbol, technique } = claim;
  const wrong = (shown: Values): readonly number[] =>
    cells.filter((cell) => shown[cell] !== undefined && shown[cell] !== none);
  return {
    ...inOnePart(place, cells, sentence, () => ({
      formula: and(cells.map((cell) => is(cell, none))),
      telling: { technique: () => technique, settles: () => `${sentence}, so ` },
    })),
    judge(shown) {
      if (wrong(shown).length > 0) return 'broken';
      return cells.every((cell) => shown[cell] === none) ? 'holds' : 'open';
    },
    culprits: (shown) => wrong(shown).slice(0, 1),
    observe: (shown) =>
      wrong(shown).length === 0 ? 'none' : showValues(symbol, wrong(shown), shown),
    smtlib: () => cells.map((cell) => `(= V${cell} ${none})`),
  };
}
