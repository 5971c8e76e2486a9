import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { is, not, or } from '#logic/formula.ts';
import { total } from '#logic/terms.ts';
import { withArticle } from '#logic/words.ts';

/** If a cell has `value`, exactly one of its neighbours has it, too. */
export function inPairs(claim: {
  readonly place: Place;
  readonly cell: number;
  readonly neighbours: readonly number[];
  readonly value: number;
  /** As in a sentence: "shaded cell". */
  readonly word: ValueSymbol;
  readonly names: (cells: readonly number[]) => string;
}): Claim {
  const { place, cell, neighbours, value, word, names } = claim;
  const cells = [cell, ...neighbours];
  const what = withArticle(word(value));
  const partners = (shown: Values): readonly number[] =>
    neighbours.filter((neighbour) => shown[neighbour] === value);
  const mayPair = (shown: Values): boolean =>
    neighbours.some((neighbour) => shown[neighbour] === undefined || shown[neighbour] === value);
  const isBroken = (shown: Values): boolean =>
    shown[cell] === value && (partners(shown).length > 1 || !mayPair(shown));

  const parts = (): readonly Part[] => [
    {
      sentence: `${place.words} has a partner if it is ${what}`,
      cells,
      formula: or([not(is(cell, value)), ...neighbours.map((other) => is(other, value))]),
      telling: {
        technique: () => 'lonely cell',
        settles(known, { names }, [concluded]) {
          if (concluded?.cell === cell) {
            return `nothing beside ${place.words} is left to be its partner, so `;
          }
          const rest = known.flatMap((fact) => (fact.cell === cell ? [] : [fact.cell]));
          const others = rest.length === 0 ? '' : `, and ${names(rest)} cannot be that`;
          return `${place.words} is ${what} and needs a partner${others}, so `;
        },
        breaks: () => `${place.words} would have no partner`,
      },
    },
    ...neighbours.flatMap((one, at) =>
      neighbours.slice(at + 1).map((other): Part => ({
        sentence: `${place.words} and ${names([one, other])} are not all ${word(value)}`,
        cells: [cell, one, other],
        formula: or([cell, one, other].map((each) => not(is(each, value)))),
        telling: {
          technique: () => 'full pair',
          settles: (known, speech) =>
            `${speech.names(known.map((fact) => fact.cell))} are a pair, so `,
          breaks: (_, speech) => `${speech.names([cell, one, other])} would be three side by side`,
        },
      })),
    ),
  ];

  return {
    place,
    label: `${place.words} in a pair`,
    sentence: `${place.words} has exactly one partner beside it if it is ${what}`,
    cells,
    parts,
    judge(shown) {
      if (isBroken(shown)) return 'broken';
      if (shown[cell] !== undefined && shown[cell] !== value) return 'holds';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) =>
      isBroken(shown) ? [cell, ...(partners(shown).length > 1 ? partners(shown) : neighbours)] : [],
    observe(shown) {
      const state =
        shown[cell] === undefined ? 'open' : shown[cell] === value ? what : `not ${what}`;
      return `${state}, ${partners(shown).length} beside`;
    },
    smtlib() {
      const count = total(neighbours.map((other) => `(ite (= V${other} ${value}) 1 0)`));
      return [`(or (not (= V${cell} ${value})) (= 1 ${count}))`];
    },
  };
}
