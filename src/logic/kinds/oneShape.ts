import { blamedFor, factsAt } from '#logic/blamed.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Sight, Values } from '#logic/claim.ts';
import { and, atMost, is, not, or } from '#logic/formula.ts';
import { hasPlacement, hasShape, placementsLeft, shapeName, shapesOf } from '#logic/placedShape.ts';
import type { ShapeHolder } from '#logic/placedShape.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

/** The cells of a place with a value are one of some shapes, and it has no others. */
export function oneShape(claim: {
  readonly place: Place;
  /** "region a has its shaded cells in one of the shapes L, I, T and S". */
  readonly sentence: string;
  readonly holder: ShapeHolder;
  /** All shapes of the board, see `shapesOf`. */
  readonly shapes: readonly string[];
  readonly value: number;
  readonly other: number;
}): Claim {
  const { place, sentence, holder, shapes, value, other } = claim;
  const { index, cells, placements } = holder;
  const left = (shown: Values) => placementsLeft(holder, shown, value);
  const isWrong = (shown: Values): boolean => left(shown).length === 0;

  const sees = (shown: Values): readonly Sight[] => {
    const possible = left(shown);
    if (possible.length === 0) return [];
    const open = cells.filter((cell) => shown[cell] === undefined);
    const all = open.filter((cell) => possible.every((each) => each.cells.includes(cell)));
    const none = open.filter((cell) => !possible.some((each) => each.cells.includes(cell)));
    const sight = (some: readonly number[], as: number, why: string): readonly Sight[] =>
      some.length === 0
        ? []
        : [
            {
              technique: 'shapes in a region',
              conclusions: some.map((cell) => ({ cell, value: as, holds: true })),
              facts: factsAt(cells, shown),
              why: () => why,
            },
          ];
    return [
      ...sight(
        all,
        value,
        `every shape that still fits into ${place.words} has ${all.length === 1 ? 'this cell' : 'these cells'}, so `,
      ),
      ...sight(none, other, `no shape that still fits into ${place.words} gets there, so `),
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
        formula: and([
          or(placements.map((_, at) => hasPlacement(index, at))),
          atMost(
            1,
            placements.map((_, at) => hasPlacement(index, at)),
          ),
          atMost(
            1,
            shapes.map((shape) => hasShape(index, shape)),
          ),
          ...placements.flatMap(({ shape, cells: own }, at) => [
            ...own.map((cell) => or([not(hasPlacement(index, at)), is(cell, value)])),
            or([not(hasPlacement(index, at)), hasShape(index, shape)]),
          ]),
          ...cells.map((cell) =>
            or([
              not(is(cell, value)),
              ...placements.flatMap((each, at) =>
                each.cells.includes(cell) ? [hasPlacement(index, at)] : [],
              ),
            ]),
          ),
        ]),
        telling: {
          technique: () => 'shapes in a region',
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
    observe(shown) {
      const possible = left(shown);
      const [only, ...rest] = shapesOf([{ ...holder, placements: possible }]);
      return only !== undefined && rest.length === 0 && allFilled(cells, shown)
        ? only
        : `${countedInWords(possible.length, 'place')} possible`;
    },
    smtlibNames: () => [shapeName(index)],
    smtlib: () => [
      anyOf(
        placements.map(({ shape, cells: own }) =>
          allOf([
            `(= ${shapeName(index)} ${shapes.indexOf(shape)})`,
            ...cells.map((cell) => `(= V${cell} ${own.includes(cell) ? value : other})`),
          ]),
        ),
      ),
    ],
  };
}
