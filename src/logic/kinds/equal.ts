import { inOnePart } from '#logic/onePart.ts';
import { showValue } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { oneOf } from '#logic/words.ts';

/** Two cells have the same value. */
export function equal(claim: {
  readonly place: Place;
  readonly cells: readonly [number, number];
  /** The values both cells may take, ascending. */
  readonly values: readonly number[];
  /** The two cells in words, for sentences. */
  readonly names: readonly [string, string];
  readonly symbol: ValueSymbol;
  /** Why they have. */
  readonly why?: string;
}): Claim {
  const { place, cells, values, names, symbol } = claim;
  const { why = 'both sides of a boundary hold the same' } = claim;
  const [first, last] = cells;
  const sentence = `${names[0]} and ${names[1]} hold the same number`;
  const judge = (shown: Values) => {
    if (shown[first] === undefined || shown[last] === undefined) return 'open';
    return shown[first] === shown[last] ? 'holds' : 'broken';
  };

  return {
    // Each unknown has exactly one value, so one direction of each equivalence suffices.
    ...inOnePart(place, cells, sentence, () => ({
      formula: and(values.map((value) => or([not(is(first, value)), is(last, value)]))),
      telling: {
        technique: () => 'twin',
        settles(known, { word }) {
          const stands = cells.flatMap((cell, at) => {
            const own = known.filter((fact) => fact.cell === cell);
            const held = own.find(({ holds }) => holds);
            const out = oneOf(own.map(({ value }) => word(value)));
            const is = held === undefined ? `not ${out}` : word(held.value);
            return own.length === 0 ? [] : [`${names[at] ?? ''} is ${is}`];
          });
          return stands.length === 0 ? `${sentence}, so ` : `${stands.join('; ')}, and ${why}, so `;
        },
        breaks(known, { word }) {
          const held = cells.map((cell) => known.find((fact) => fact.cell === cell && fact.holds));
          if (held[0] !== undefined && held[1] !== undefined) {
            return `${names[0]} would be ${word(held[0].value)} and ${names[1]} ${word(held[1].value)}, and they hold the same number`;
          }
          const at = held.findIndex((fact) => fact !== undefined);
          const value = held[at]?.value;
          return value === undefined
            ? undefined
            : `${names[at] ?? ''} would be ${word(value)}, and ${names[1 - at] ?? ''}, which must equal it, could not be ${word(value)}`;
        },
      },
    })),
    judge,
    culprits: (shown) => (judge(shown) === 'broken' ? cells : []),
    observe: (shown) => cells.map((cell) => showValue(symbol, shown[cell])).join(' and '),
    smtlib: () => [`(= V${first} V${last})`],
  };
}
