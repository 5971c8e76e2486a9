import { blamedFor, factsAt, sightOfValue } from '#logic/blamed.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Sight, ValueSymbol, Values } from '#logic/claim.ts';
import { and, atMost, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

interface OnePlacement {
  readonly place: Place;
  /** "the shaded cells of region a are an L, I, T or S". */
  readonly sentence: string;
  /** The cells of the place, in reading order. */
  readonly cells: readonly number[];
  /** All ways to lay a shape, by its cells; each has as many. At most 18 for each cell of the place. */
  readonly placements: readonly (readonly number[])[];
  readonly value: number;
  /** The other of two values. */
  readonly other: number;
  /** As in a sentence: "shaded cell". */
  readonly word: ValueSymbol;
}

/** The cells of a place with a value are those of one placement out of a list, and no others. */
export function onePlacement(claim: OnePlacement): Claim {
  const { place, sentence, cells, placements, value, other, word } = claim;
  const size = placements[0]?.length ?? 0;
  /** Those that the filled cells allow. */
  const left = (shown: Values): readonly (readonly number[])[] => {
    const needed = cells.filter((cell) => shown[cell] === value);
    return placements.filter(
      (placement) =>
        placement.every((cell) => (shown[cell] ?? value) === value) &&
        needed.every((cell) => placement.includes(cell)),
    );
  };
  const isWrong = (shown: Values): boolean => left(shown).length === 0;

  const sees = (shown: Values): readonly Sight[] => {
    const possible = left(shown);
    if (possible.length === 0) return [];
    const open = cells.filter((cell) => shown[cell] === undefined);
    const facts = factsAt(cells, shown);
    const inAll = open.filter((cell) => possible.every((placement) => placement.includes(cell)));
    const inNone = open.filter((cell) => !possible.some((placement) => placement.includes(cell)));
    return [
      ...sightOfValue(
        possible.length === 1 ? 'only placement' : 'in every placement',
        inAll,
        value,
        facts,
        possible.length === 1
          ? `only one shape fits into ${place.words}, so `
          : `whichever shape ${place.words} has, `,
      ),
      ...sightOfValue(
        'in no placement',
        inNone,
        other,
        facts,
        `no shape of ${place.words} gets there, so `,
      ),
    ];
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: formulaOf(claim, size),
        telling: {
          technique: () => 'in every placement',
          settles: () => `${sentence}, so `,
          sees,
          breaks: () => `no shape would fit into ${place.words}`,
        },
      },
    ],
    judge(shown) {
      if (isWrong(shown)) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(cells, shown, isWrong) : []),
    observe: (shown) =>
      countedInWords(cells.filter((cell) => shown[cell] === value).length, word(value)),
    smtlib: () => [
      anyOf(
        placements.map((placement) =>
          allOf(
            cells.map((cell) =>
              placement.includes(cell) ? `(= V${cell} ${value})` : `(not (= V${cell} ${value}))`,
            ),
          ),
        ),
      ),
    ],
  };
}

/** Some placement is whole, no further cell has the value, and each that has it is in one. */
function formulaOf({ cells, placements, value }: OnePlacement, size: number): Formula {
  const whole = placements.map((placement) => and(placement.map((cell) => is(cell, value))));
  return and([
    atMost(
      size,
      cells.map((cell) => is(cell, value)),
    ),
    or(whole),
    // Follows from these, and lets the search see it at once.
    ...cells.map((cell) =>
      or([
        not(is(cell, value)),
        ...whole.filter((_, index) => placements[index]?.includes(cell) === true),
      ]),
    ),
  ]);
}
