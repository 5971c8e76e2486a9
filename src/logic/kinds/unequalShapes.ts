import { blamedFor, factsAt } from '#logic/blamed.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Sight, Values } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { hasShape, placementsLeft, shapeName, shapesOf } from '#logic/placedShape.ts';
import type { ShapeHolder } from '#logic/placedShape.ts';
import { anyOf } from '#logic/terms.ts';

/**
 * Two places whose shapes meet do not hold the same one. What their shapes are, claims of the kind
 * `oneShape` say, on which it relies.
 */
export function unequalShapes(claim: {
  readonly place: Place;
  /** "regions a and b have no equal shapes side by side". */
  readonly sentence: string;
  readonly holders: readonly [ShapeHolder, ShapeHolder];
  /** The labels of their claims of the kind `oneShape`. */
  readonly labels: readonly string[];
  /** Two cells side by side, one of either place. */
  readonly borders: readonly (readonly [number, number])[];
  readonly value: number;
  readonly other: number;
}): Claim {
  const { place, sentence, holders, labels, borders, value, other } = claim;
  const [first, second] = holders;
  const cells = [...first.cells, ...second.cells].toSorted((a, b) => a - b);
  const shapes = shapesOf(holders);
  /** Whether they meet, and what is known leaves both one shape alone. */
  const isWrong = (shown: Values): boolean => {
    if (!borders.some((pair) => pair.every((cell) => shown[cell] === value))) return false;
    const left = holders.map((holder) => ({
      ...holder,
      placements: placementsLeft(holder, shown, value),
    }));
    return shapesOf(left).length < 2;
  };
  const near = [...new Set(borders.flat())].toSorted((a, b) => a - b);

  const sees = (shown: Values): readonly Sight[] => {
    if (isWrong(shown)) return [];
    const out = near.filter(
      (cell) => shown[cell] === undefined && isWrong([...shown].with(cell, value)),
    );
    return out.length === 0
      ? []
      : [
          {
            technique: 'equal shapes apart',
            conclusions: out.map((cell) => ({ cell, value: other, holds: true })),
            facts: factsAt(cells, shown),
            claims: labels,
            why: () => `otherwise equal shapes of ${place.words} would be side by side, so `,
          },
        ];
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    isPlaceless: true,
    parts: () => [
      {
        sentence,
        cells,
        formula: and(
          borders.flatMap(([a, b]) =>
            shapes.map((shape) =>
              or([
                not(is(a, value)),
                not(is(b, value)),
                ...holders.map(({ index }) => not(hasShape(index, shape))),
              ]),
            ),
          ),
        ),
        telling: {
          technique: () => 'equal shapes apart',
          sees,
          breaks: () => `equal shapes of ${place.words} would be side by side`,
        },
      },
    ],
    judge(shown) {
      if (isWrong(shown)) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(cells, shown, isWrong) : []),
    observe: (shown) => (isWrong(shown) ? 'equal' : 'not equal'),
    smtlibNames: () => holders.map(({ index }) => shapeName(index)),
    smtlib: () =>
      borders.map(([a, b]) =>
        anyOf([
          `(not (= V${a} ${value}))`,
          `(not (= V${b} ${value}))`,
          `(not (= ${shapeName(first.index)} ${shapeName(second.index)}))`,
        ]),
      ),
  };
}
