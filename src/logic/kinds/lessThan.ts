import { inOnePart } from '#logic/onePart.ts';
import { showValue } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { and, is, or } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';

/** One cell holds less than another. */
export function lessThan(claim: {
  readonly place: Place;
  readonly less: number;
  readonly greater: number;
  /** The values both cells may take, ascending. */
  readonly values: readonly number[];
  /** The lesser and the greater cell in words, for sentences. */
  readonly names: readonly [less: string, greater: string];
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, less, greater, values, names, symbol } = claim;
  const cells = less < greater ? [less, greater] : [greater, less];
  const sentence = `${names[0]} is less than ${names[1]}`;
  const judge = (shown: Values) => {
    const [low, high] = [shown[less], shown[greater]];
    if (low === undefined || high === undefined) return 'open';
    return low < high ? 'holds' : 'broken';
  };
  /** The values that what is known leaves a cell, ascending. */
  const left = (cell: number, known: readonly Literal[]): readonly number[] =>
    values.filter((value) =>
      known.every((fact) => fact.cell !== cell || (fact.value === value) === fact.holds),
    );

  return {
    // Wherever a line is drawn between the values, the lesser cell is below it or the greater above.
    ...inOnePart(place, cells, sentence, () => ({
      formula: and(
        values.map((value) =>
          or([
            ...values.filter((other) => other < value).map((other) => is(less, other)),
            ...values.filter((other) => other > value).map((other) => is(greater, other)),
          ]),
        ),
      ),
      telling: {
        technique: () => 'less than',
        settles(known, { word }) {
          const [low, high] = [left(less, known), left(greater, known)];
          const [least = 0, most = 0] = [low[0], high.at(-1)];
          const bounds = [
            ...(least > (values[0] ?? least) ? [`${names[0]} is ${word(least)} or more`] : []),
            ...(most < (values.at(-1) ?? most) ? [`${names[1]} is ${word(most)} or less`] : []),
          ];
          const because = bounds.length === 0 ? '' : `, and ${bounds.join(', and ')}`;
          return `${sentence}${because}, so `;
        },
      },
    })),
    judge,
    culprits: (shown) => (judge(shown) === 'broken' ? cells : []),
    observe: (shown) => [less, greater].map((cell) => showValue(symbol, shown[cell])).join(' and '),
    smtlib: () => [`(< V${less} V${greater})`],
  };
}
