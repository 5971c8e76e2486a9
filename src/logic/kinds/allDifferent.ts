import { allFilled, cellsAlike, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { tellHeldOnce } from '#logic/heldOnce.ts';
import { atMost, is, or } from '#logic/formula.ts';
import { anyOf } from '#logic/terms.ts';
import { listed, withArticle } from '#logic/words.ts';

/**
 * The most cells of a full line for which SMT-LIB states `distinct` alone. It implies that each
 * value occurs, but solvers need that stated for longer lines: without it, z3 takes a hundred times
 * as long for a 16×16 Sudoku, and cvc5 more than ten times.
 */
const LONGEST_BARE = 9;

/** The most cells whose values a check line lists. */
const LONGEST_SHOWN = 25;

/**
 * No value occurs twice among `cells`. If there are as many cells as `values`, each value must
 * occur, and the claim says so in parts of its own: people reason with "row 3 needs a 9".
 */
export function allDifferent(claim: {
  readonly place: Place;
  readonly cells: readonly number[];
  /** The values the cells may take, ascending. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  /**
   * Whether SMT-LIB states for shorter full lines, too, that each value occurs: if sums or other
   * comparisons cross them, solvers take five to ten times as long without.
   */
  readonly crossed?: true;
}): Claim {
  const { place, cells, values, symbol, crossed } = claim;
  const full = cells.length === values.length;
  const repeated = (shown: Values): readonly number[] => cellsAlike(values, cells, shown);

  const countFilled = (shown: Values): string => {
    const twice = new Set(repeated(shown).map((cell) => shown[cell] ?? 0));
    const filled = cells.filter((cell) => shown[cell] !== undefined).length;
    return twice.size > 0
      ? `${listed([...twice].map(symbol))} more than once`
      : `${filled} of ${cells.length} filled`;
  };

  // Stated directly, since proving the pigeonhole principle from the other parts takes exponential
  // search.
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
        telling: tellHeldOnce(place, value, symbol),
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
    observe: (shown) =>
      cells.length <= LONGEST_SHOWN ? showValues(symbol, cells, shown) : countFilled(shown),
    smtlib() {
      // `distinct` needs at least two arguments in SMT-LIB.
      if (cells.length < 2) return [];
      const different = `(distinct ${cells.map((cell) => `V${cell}`).join(' ')})`;
      if (cells.length > values.length) return [different, 'false'];
      if (!full || (crossed !== true && cells.length <= LONGEST_BARE)) return [different];
      const stands = values.map((value) => anyOf(cells.map((cell) => `(= V${cell} ${value})`)));
      return [different, ...stands];
    },
  };
}
