import { choicesOf, sayChoices } from '#logic/choices.ts';
import { allFilled, showValue } from '#logic/claim.ts';
import type { Claim, Place, Values, ValueSymbol, WeighedCell } from '#logic/claim.ts';
import { is, sum } from '#logic/formula.ts';
import { inOnePart } from '#logic/onePart.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { total } from '#logic/terms.ts';

/** Each of some cells once. */
export const unweighed = (cells: readonly number[]): readonly WeighedCell[] =>
  cells.map((cell) => ({ cell, weight: 1 }));

/** Two sums of different cells are equal: that along an arrow and the number in its circle. */
export function equalSums(claim: {
  readonly place: Place;
  /** "the numbers along the arrow from … to … add up to the one in its circle". */
  readonly sentence: string;
  /** At least one each; no cell is in both. */
  readonly sides: readonly [readonly WeighedCell[], readonly WeighedCell[]];
  /** The values of a cell, ascending; none is negative. */
  readonly domain: (cell: number) => readonly number[];
  readonly symbol: ValueSymbol;
  readonly technique: TechniqueId;
}): Claim {
  const {
    place,
    sentence,
    sides: [one, other],
    domain,
    symbol,
    technique,
  } = claim;
  const cells = [...one, ...other].map(({ cell }) => cell);
  const lowest = (cell: number): number => domain(cell)[0] ?? 0;
  const highest = (cell: number): number => domain(cell).at(-1) ?? 0;
  /** The sum of one side, with these values for open cells. */
  const sumOf = (
    side: readonly WeighedCell[],
    shown: Values,
    open: (cell: number) => number,
  ): number =>
    side.reduce((sofar, { cell, weight }) => sofar + weight * (shown[cell] ?? open(cell)), 0);
  const judge = (shown: Values) => {
    const isOver = sumOf(one, shown, lowest) > sumOf(other, shown, highest);
    if (isOver || sumOf(one, shown, highest) < sumOf(other, shown, lowest)) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };
  /** One side as it is, and what the other lacks of the most that it can be: that most together. */
  const formula = () =>
    sum(sumOf(other, [], highest), [
      ...one.flatMap(({ cell, weight }) =>
        domain(cell).map((value) => ({ weight: weight * value, of: is(cell, value) })),
      ),
      ...other.flatMap(({ cell, weight }) =>
        domain(cell).map((value) => ({
          weight: weight * (highest(cell) - value),
          of: is(cell, value),
        })),
      ),
    ]);
  const terms = (side: readonly WeighedCell[], said: (cell: number) => string): readonly string[] =>
    side.map(({ cell, weight }) => (weight === 1 ? said(cell) : `(* ${weight} ${said(cell)})`));
  const shownSum = (side: readonly WeighedCell[], shown: Values): string =>
    side
      .map(
        ({ cell, weight }) =>
          `${weight === 1 ? '' : `${weight}×`}${showValue(symbol, shown[cell])}`,
      )
      .join('+');

  return {
    ...inOnePart(
      place,
      cells.toSorted((a, b) => a - b),
      sentence,
      () => ({
        formula: formula(),
        telling: {
          technique: () => technique,
          equal: [one, other],
          settles(known, speech) {
            const values = [...new Set(cells.flatMap(domain))].toSorted((a, b) => a - b);
            const out = sayChoices(choicesOf(cells, values, known), speech);
            const held = known
              .filter(({ holds }) => holds)
              .map(({ cell, value }) => `${speech.names([cell])} is ${speech.word(value)}`);
            const because = [...held, ...(out === '' ? [] : [out])].join('; ');
            return `${sentence}${because === '' ? '' : `, and ${because}`}, so `;
          },
        },
      }),
    ),
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => shown[cell] !== undefined) : [],
    observe: (shown) => `${shownSum(one, shown)} and ${shownSum(other, shown)}`,
    smtlib: () => {
      const name = (cell: number): string => `V${cell}`;
      return [`(= ${total(terms(one, name))} ${total(terms(other, name))})`];
    },
  };
}
