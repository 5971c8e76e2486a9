import { choicesOf, sayChoices } from '#logic/choices.ts';
import { allFilled, showValue } from '#logic/claim.ts';
import type { Claim, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { is, sum } from '#logic/formula.ts';
import { inOnePart } from '#logic/onePart.ts';
import { total } from '#logic/terms.ts';

/** The numbers along an arrow add up to the one in its circle. */
export function arrowSum(claim: {
  readonly place: Place;
  readonly circle: number;
  /** In order; at least one, the circle not among them. */
  readonly shaft: readonly number[];
  /** The values of a cell, ascending; none is negative. */
  readonly domain: (cell: number) => readonly number[];
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, circle, shaft, domain, symbol } = claim;
  const cells = [circle, ...shaft];
  const sentence = `the numbers along ${place.words} add up to the one in its circle`;
  const most = domain(circle).at(-1) ?? 0;
  const least = (shown: Values, some: readonly number[]): number =>
    some.reduce((sofar, cell) => sofar + (shown[cell] ?? domain(cell)[0] ?? 0), 0);
  const highest = (shown: Values, some: readonly number[]): number =>
    some.reduce((sofar, cell) => sofar + (shown[cell] ?? domain(cell).at(-1) ?? 0), 0);
  const judge = (shown: Values) => {
    const isOver = least(shown, shaft) > highest(shown, [circle]);
    if (isOver || highest(shown, shaft) < least(shown, [circle])) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };
  /** The largest value less the one in the circle, which makes the total of all the same whatever that is. */
  const rest = domain(circle).map((value) => ({ weight: most - value, of: is(circle, value) }));

  return {
    ...inOnePart(
      place,
      cells.toSorted((a, b) => a - b),
      sentence,
      () => ({
        formula: sum(most, [
          ...rest,
          ...shaft.flatMap((cell) =>
            domain(cell).map((value) => ({ weight: value, of: is(cell, value) })),
          ),
        ]),
        telling: {
          technique: () => 'arrow sum',
          settles(known, speech) {
            const values = [...new Set(cells.flatMap(domain))].toSorted((a, b) => a - b);
            const out = sayChoices(choicesOf(cells, values, known), speech);
            return `${sentence}${out === '' ? '' : `, and ${out}`}, so `;
          },
        },
      }),
    ),
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => shown[cell] !== undefined) : [],
    observe(shown) {
      const terms = shaft.map((cell) => showValue(symbol, shown[cell])).join('+');
      return `${terms} for ${showValue(symbol, shown[circle])}`;
    },
    smtlib: () => [`(= V${circle} ${total(shaft.map((cell) => `V${cell}`))})`],
  };
}
