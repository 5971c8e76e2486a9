import type { Claim, Part, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { is, not, or } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { showValues } from '#logic/claim.ts';
import { anyOf } from '#logic/terms.ts';

/** One condition: at least one of its literals holds. */
export interface Clause {
  /** As a sentence that is true if it holds: "the line turns at row 2, column 3". */
  readonly sentence: string;
  readonly literals: readonly Literal[];
}

/** Several conditions at one place, each of which a reason may cite by itself. */
export function clauses(claim: {
  readonly place: Place;
  readonly sentence: string;
  readonly clauses: readonly Clause[];
  readonly symbol: ValueSymbol;
  readonly technique: TechniqueId;
}): Claim {
  const { place, sentence, symbol, technique } = claim;
  const cells = [
    ...new Set(claim.clauses.flatMap(({ literals }) => literals.map(({ cell }) => cell))),
  ].toSorted((a, b) => a - b);
  /** `undefined` if the cell is open. */
  const truth = ({ cell, value, holds }: Literal, shown: Values): boolean | undefined => {
    const own = shown[cell];
    return own === undefined ? undefined : (own === value) === holds;
  };
  const broken = (shown: Values): Clause | undefined =>
    claim.clauses.find(({ literals }) => literals.every((each) => truth(each, shown) === false));

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () =>
      claim.clauses.map((clause): Part => ({
        sentence: clause.sentence,
        cells: clause.literals.map(({ cell }) => cell),
        formula: or(
          clause.literals.map(({ cell, value, holds }) =>
            holds ? is(cell, value) : not(is(cell, value)),
          ),
        ),
        telling: {
          technique: () => technique,
          settles: () => `${clause.sentence}, so `,
        },
      })),
    judge(shown) {
      if (broken(shown) !== undefined) return 'broken';
      const isKept = claim.clauses.every(({ literals }) =>
        literals.some((each) => truth(each, shown) === true),
      );
      return isKept ? 'holds' : 'open';
    },
    culprits: (shown) => [
      ...new Set(
        broken(shown)
          ?.literals.map(({ cell }) => cell)
          .toSorted((a, b) => a - b),
      ),
    ],
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () =>
      claim.clauses.map(({ literals }) =>
        anyOf(
          literals.map(({ cell, value, holds }) =>
            holds ? `(= V${cell} ${value})` : `(not (= V${cell} ${value}))`,
          ),
        ),
      ),
  };
}
