import { inOnePart } from '#logic/onePart.ts';
import { showValue } from '#logic/claim.ts';
import type { Claim, Place, Speech, ValueSymbol, Values } from '#logic/claim.ts';
import { and, is, or } from '#logic/formula.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { listed, oneOf } from '#logic/words.ts';

/** Those of `values` that the known facts leave to a cell, in the same order. */
const remaining = (
  values: readonly number[],
  cell: number,
  known: readonly Literal[],
): readonly number[] =>
  values.filter((value) =>
    known.every((fact) => fact.cell !== cell || (fact.value === value) === fact.holds),
  );

/** One cell is less than another. */
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
  const left = (cell: number, known: readonly Literal[]) => remaining(values, cell, known);
  /** What is known of either cell that bounds the other: "row 1, column 2 is 4 or more". */
  const boundsOf = (known: readonly Literal[], { word }: Speech) => {
    const [low, high] = [left(less, known), left(greater, known)];
    const [least = 0, most = 0] = [low[0], high.at(-1)];
    const say = (name: string, bound: number, some: readonly number[], or: string) => ({
      said: `${name} is ${word(bound)}${some.length === 1 ? '' : ` or ${or}`}`,
      isFilled: some.length === 1,
    });
    return [
      ...(least > (values[0] ?? least) ? [say(names[0], least, low, 'more')] : []),
      ...(most < (values.at(-1) ?? most) ? [say(names[1], most, high, 'less')] : []),
    ];
  };
  /** Other excluded values of a concluded cell, if the bound alone leaves several. */
  const outBesides = (
    known: readonly Literal[],
    concluded: readonly Literal[],
    { word }: Speech,
  ): string => {
    const [first] = concluded;
    if (first?.holds !== true) return '';
    const isLess = first.cell === less;
    const bound = isLess ? left(greater, known).at(-1) : left(less, known)[0];
    const out = values.filter(
      (value) =>
        value !== first.value &&
        (isLess ? value < (bound ?? Infinity) : value > (bound ?? -Infinity)) &&
        isKnownAs(known, first.cell, value) === false,
    );
    const name = names[isLess ? 0 : 1];
    return out.length === 0 ? '' : `, and ${name} is not ${oneOf(out.map(word))}`;
  };

  return {
    // For each threshold between values, the lesser cell is below it or the greater cell above.
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
        order: { less, greater },
        settles(known, speech, concluded) {
          const bounds = boundsOf(known, speech).map(({ said }) => said);
          const because = bounds.length === 0 ? '' : `, and ${listed(bounds)}`;
          const out = outBesides(known, concluded, speech);
          return `${sentence}${because}${out}, so `;
        },
        breaks(known, speech) {
          const bounds = boundsOf(known, speech);
          // Values of filled cells are visible and need no words; if both cells are filled, they
          // are stated anyway.
          const open = bounds.filter(({ isFilled }) => !isFilled);
          const amiss = (open.length === 0 ? bounds : open).map(({ said }) => said);
          return amiss.length === 0 ? undefined : `${sentence}, while ${listed(amiss)}`;
        },
      },
    })),
    judge,
    culprits: (shown) => (judge(shown) === 'broken' ? cells : []),
    observe: (shown) => [less, greater].map((cell) => showValue(symbol, shown[cell])).join(' and '),
    smtlib: () => [`(< V${less} V${greater})`],
  };
}
