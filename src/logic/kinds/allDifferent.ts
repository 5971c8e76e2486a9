import { allFilled, cellsAlike, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, ValueSymbol } from '#logic/claim.ts';
import { atMost, is, or } from '#logic/formula.ts';
import { anyOf } from '#logic/terms.ts';
import { sayHas, withArticle } from '#logic/words.ts';

/**
 * The most cells of a full line that SMT-LIB gets with `distinct` alone. That each value stands
 * somewhere follows from it, but of longer lines solvers need to be told: without, a Sudoku of 16
 * takes z3 a hundred times as long, and cvc5 more than ten times.
 */
const LONGEST_BARE = 9;

/**
 * No value twice among `cells`. Where there are as many cells as `values`, each value is also
 * needed, and the claim says so in parts of its own: people reason with "row 3 needs a 9".
 */
export function allDifferent(claim: {
  readonly place: Place;
  readonly cells: readonly number[];
  /** The values the cells may take, ascending. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  /**
   * Whether SMT-LIB says of shorter full lines, too, that each value stands somewhere: where sums or other
   * comparisons go across them, solvers take five to ten times as long without.
   */
  readonly crossed?: true;
}): Claim {
  const { place, cells, values, symbol, crossed } = claim;
  const full = cells.length === values.length;
  const repeated = (shown: Parameters<Claim['judge']>[0]): readonly number[] =>
    cellsAlike(values, cells, shown);

  // That so many cannot differ is seen at a glance; from value to value it takes a search without end.
  const tooMany: Part = {
    sentence: `${place.words} has ${cells.length} cells, and there are only ${values.length} values`,
    cells,
    formula: or([]),
  };

  const parts = (): readonly Part[] => [
    ...(cells.length > values.length ? [tooMany] : []),
    ...partsOfValues(),
  ];
  const partsOfValues = (): readonly Part[] =>
    values.flatMap((value) => {
      const holding = cells.map((cell) => is(cell, value));
      const only: Part = {
        sentence: `${place.words} has only one ${symbol(value)}`,
        cells,
        formula: atMost(1, holding),
        telling: {
          holder: `${place.words} has`,
          rulesOut: (known, _, speech) =>
            `${place.words} ${sayHas(speech)} its ${symbol(value)} at ${speech.names(known.map(({ cell }) => cell))}`,
          breaks: () => `${place.words} would have ${withArticle(symbol(value))} twice`,
        },
      };
      if (!full) return [only];
      const needs: Part = {
        sentence: `${place.words} needs ${withArticle(symbol(value))}`,
        cells,
        formula: or(holding),
        telling: {
          leaves: (cell, { names }) =>
            `only ${names([cell])} can take ${withArticle(symbol(value))} in ${place.words}`,
          breaks: () => `${place.words} would have no place for ${withArticle(symbol(value))}`,
        },
      };
      return [needs, only];
    });

  return {
    place,
    label: place.words,
    sentence: full
      ? `${place.words} has each of ${symbol(values[0] ?? 0)} to ${symbol(values.at(-1) ?? 0)} once`
      : `${place.words} has no value twice`,
    cells,
    parts,
    judge(shown) {
      if (repeated(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: repeated,
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib() {
      // SMT-LIB wants at least two arguments for `distinct`.
      if (cells.length < 2) return [];
      const different = `(distinct ${cells.map((cell) => `V${cell}`).join(' ')})`;
      if (cells.length > values.length) return [different, 'false'];
      if (!full || (crossed !== true && cells.length <= LONGEST_BARE)) return [different];
      const stands = values.map((value) => anyOf(cells.map((cell) => `(= V${cell} ${value})`)));
      return [different, ...stands];
    },
  };
}
