import { choicesOf, sayChoices } from '#logic/choices.ts';
import { inOnePart } from '#logic/onePart.ts';
import { allFilled, showValue } from '#logic/claim.ts';
import type { Claim, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { is, sum } from '#logic/formula.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { total as totalOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

/** Cells and their sum. */
export interface Sum {
  readonly place: Place;
  readonly cells: readonly number[];
  readonly total: number;
  /** The values the cells may take, ascending. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
}

/** The values of `cells` sum to `total`. */
export function sumTo({ place, cells, total, values, symbol }: Sum): Claim {
  const bound = (shown: Values, open: number): number =>
    cells.reduce((sofar, cell) => sofar + (shown[cell] ?? open), 0);
  const judge = (shown: Values) => {
    const out = bound(shown, values[0] ?? 0) > total || bound(shown, values.at(-1) ?? 0) < total;
    if (out) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };
  const sentence = `${place.words} adds up to ${total}`;

  return {
    ...inOnePart(place, cells, sentence, () => ({
      formula: sum(
        total,
        cells.flatMap((cell) => values.map((value) => ({ weight: value, of: is(cell, value) }))),
      ),
      telling: {
        settles: (known, speech) => {
          const out = sayChoices(choicesOf(cells, values, known), speech);
          return `${sentence}${sumSoFar(known)}${out === '' ? '' : `, and ${out}`}, so `;
        },
        breaks: (known) => sayOffTotal({ place, cells, total, values, symbol }, known),
        sum: { sentence, cells, total },
        technique: (known) =>
          known.length === cells.length - 1 && known.every(({ holds }) => holds)
            ? 'last of a sum'
            : 'reach of a sum',
      },
    })),
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => shown[cell] !== undefined) : [],
    observe(shown) {
      const terms = cells.map((cell) => showValue(symbol, shown[cell])).join('+') || 'nothing';
      if (!allFilled(cells, shown)) return `${terms} (${total})`;
      const found = bound(shown, 0);
      return found === total ? `${terms} = ${total}` : `${terms} = ${found}, not ${total}`;
    },
    smtlib: () => [`(= ${total} ${totalOf(cells.map((cell) => `V${cell}`))})`],
  };
}

/**
 * "cage a adds up to 13, and would make 15 at least": what is wrong with the known cells;
 * `undefined` if nothing is.
 */
export function sayOffTotal(
  { place, cells, total, values }: Sum,
  known: readonly Literal[],
): string | undefined {
  const left = cells.map((cell) =>
    values.filter((value) => isKnownAs(known, cell, value) !== false),
  );
  const least = left.reduce((sum, some) => sum + Math.min(...some), 0);
  const most = left.reduce((sum, some) => sum + Math.max(...some), 0);
  const isOver = least > total;
  // A cell without values violates another rule.
  if (left.some(({ length }) => length === 0) || (!isOver && most >= total)) return undefined;
  const bound = least === most ? '' : isOver ? ' at least' : ' at most';
  return `${place.words} adds up to ${total}, and would make ${isOver ? least : most}${bound}`;
}

/** " and has 15 from two cells": the sum of the known values, if any. */
export function sumSoFar(known: readonly Literal[]): string {
  const held = known.filter(({ holds }) => holds);
  const sofar = held.reduce((found, { value }) => found + value, 0);
  return held.length === 0 ? '' : ` and has ${sofar} from ${countedInWords(held.length, 'cell')}`;
}
