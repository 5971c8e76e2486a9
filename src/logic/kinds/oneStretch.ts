import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Sight, ValueSymbol, Values } from '#logic/claim.ts';
import { and, auxiliary, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { total } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

/** What begins with the value ends with another, and the other way about: on a ring there are two changes or none. */
const CHANGES = 2;

interface OneStretch {
  readonly place: Place;
  /** "along the border the black cells are in one piece". */
  readonly sentence: string;
  /** Three cells or more, in order; the last is beside the first. */
  readonly ring: readonly number[];
  readonly value: number;
  /** The other of two values. */
  readonly other: number;
  /** Values as adjectives: "black". */
  readonly word: ValueSymbol;
}

/** Once around a ring, the cells with a value follow one another, and so do the others. */
export function oneStretch(claim: OneStretch): Claim {
  const { place, sentence, ring, value, other, word } = claim;
  const cells = ring.toSorted((a, b) => a - b);
  /** The known cells after which the next known one has another value, once around. */
  const changes = (shown: Values): readonly number[] => {
    const known = ring.filter((cell) => shown[cell] !== undefined);
    return known.filter((cell, at) => {
      const next = known[(at + 1) % known.length] ?? cell;
      return (shown[cell] === value) !== (shown[next] === value);
    });
  };
  const isParted = (shown: Values): boolean => changes(shown).length > CHANGES;

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: (): readonly Part[] => [
      {
        sentence,
        cells,
        formula: formulaOf(claim),
        telling: {
          technique: () => 'border',
          settles: () => `otherwise the ${word(value)} cells there would be in two pieces, so `,
          breaks: () => `the ${word(value)} cells along the border would be in two pieces`,
          sees: (shown) => (isParted(shown) ? [] : stretches(shown)),
        },
      },
    ],
    judge(shown) {
      if (isParted(shown)) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) =>
      isParted(shown)
        ? changes(shown)
            .slice(0, CHANGES + 2)
            .toSorted((a, b) => a - b)
        : [],
    observe(shown) {
      const pieces = changes(shown).filter((cell) => shown[cell] === value).length;
      if (pieces > 0) return countedInWords(pieces, 'piece');
      return ring.some((cell) => shown[cell] === value) ? 'one piece' : 'none';
    },
    smtlib: () => [
      `(<= ${total(
        ring.map((cell, at) => {
          const next = ring[(at + 1) % ring.length] ?? cell;
          return `(ite (= (= V${cell} ${value}) (= V${next} ${value})) 0 1)`;
        }),
      )} ${CHANGES})`,
    ],
  };

  /** The open cells between two that are alike, where one of the other value is known elsewhere. */
  function stretches(shown: Values): readonly Sight[] {
    const known = ring.flatMap((cell, at) => (shown[cell] === undefined ? [] : [at]));
    return known.flatMap((from, index): readonly Sight[] => {
      const to = known[(index + 1) % known.length] ?? from;
      const [one, last] = [ring[from] ?? 0, ring[to] ?? 0];
      const isValue = shown[one] === value;
      if (isValue !== (shown[last] === value)) return [];
      const apart = ring.find(
        (cell) => shown[cell] !== undefined && (shown[cell] === value) !== isValue,
      );
      const between = ring.filter((_, at) =>
        from < to ? at > from && at < to : at > from || at < to,
      );
      if (apart === undefined || between.length === 0) return [];
      const fact = (cell: number): Literal => ({ cell, value: shown[cell] ?? value, holds: true });
      return [
        {
          technique: 'border',
          conclusions: between.map((cell) => ({
            cell,
            value: isValue ? value : other,
            holds: true,
          })),
          facts: [one, last, apart].map(fact),
          why: (_, { names }) =>
            `along the border ${names([one, last].toSorted((a, b) => a - b))} are ${word(isValue ? value : other)} and ${names([apart])} is ${word(isValue ? other : value)}, and each colour is in one piece, so `,
        },
      ];
    });
  }
}

/**
 * By auxiliary variables from the first cell on: whether some cell up to here differs from the first, and
 * whether one after it does not. After such a one, none differs any more.
 */
function formulaOf({ ring, value }: OneStretch): Formula {
  const [first = 0, ...rest] = ring;
  const alike = (cell: number) => is(cell, value);
  return and(
    rest.flatMap((cell, at): readonly Formula[] => {
      const [left, back] = [auxiliary(`left-${at}`), auxiliary(`back-${at}`)];
      const [own, begun] = [alike(cell), alike(first)];
      const differs: readonly (readonly Formula[])[] = [
        [not(own), begun],
        [own, not(begun)],
      ];
      const same: readonly (readonly Formula[])[] = [
        [not(own), not(begun)],
        [own, begun],
      ];
      return [
        ...differs.flatMap((unless) => [or([...unless, left]), or([...unless, not(back)])]),
        ...same.map((unless) => or([...unless, not(left), back])),
        ...(at + 1 < rest.length
          ? [
              or([not(left), auxiliary(`left-${at + 1}`)]),
              or([not(back), auxiliary(`back-${at + 1}`)]),
            ]
          : []),
      ];
    }),
  );
}
