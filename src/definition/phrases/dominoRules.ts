import { cellName } from '#grid/grid.ts';
import type { Sides } from '#grid/sides.ts';
import type { Claim } from '#logic/claim.ts';
import { atMostOne } from '#logic/kinds/atMostOne.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { entry } from '../phrase.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { asSides, squareKind } from '../sideKinds.ts';
import { theFirstValue } from './words.ts';

// Rules about dominoes, each of which joins two cells side by side.

const ABOUT_NUMBERS = {
  kinds: [squareKind],
  readsClue: true,
  compares: false,
  on: 'sides',
  about: 'links',
} as const;

/** The number of each cell, by dot; `undefined` where none is printed. */
const numbersOf = (scene: Scene): readonly (number | undefined)[] =>
  scene.places(squareKind).map((_, dot) => scene.siteOf(squareKind, dot)?.clue?.[0]);

/** A number needs a domino; no domino lies on a cell without one. */
function onEachNumber(scene: Scene, value: number): readonly Claim[] {
  const numbers = numbersOf(scene);
  const grid = asSides(scene.grid);
  const word = scene.word(value);
  const idle = grid.ends.flatMap((ends, side) =>
    ends.some((dot) => numbers[dot] === undefined) ? [side] : [],
  );
  return [
    ...scene.places(squareKind).flatMap(({ place, cells }, dot) =>
      numbers[dot] === undefined
        ? []
        : [
            countOf({
              place: { ...place, words: `the ${numbers[dot]} at ${place.words}` },
              cells,
              value,
              other: scene.other(value),
              count: 1,
              word: scene.word,
            }),
          ],
    ),
    ...(idle.length === 0
      ? []
      : [
          {
            ...neverAll({
              place: { words: 'cells without a number' },
              sentence: `no ${word} lies on a cell without a number`,
              groups: idle.map((side) => ({
                cells: [side],
                sentence: `no ${word} lies at ${cellName(grid, side)}, where a number is missing`,
              })),
              value,
            }),
            isPlaceless: true as const,
          },
        ]),
  ];
}

/** The places of each pair of numbers, by "1–3", the lesser first, in ascending order. */
function placesOfPairs(
  { ends }: Sides,
  numbers: readonly (number | undefined)[],
): ReadonlyMap<string, readonly number[]> {
  const all = [...new Set(numbers.filter((number) => number !== undefined))].toSorted(
    (a, b) => a - b,
  );
  const places = new Map(
    all.flatMap((one, at) => all.slice(at).map((other) => [`${one}–${other}`, [] as number[]])),
  );
  for (const [side, dots] of ends.entries()) {
    const pair = dots.flatMap((dot) => numbers[dot] ?? []).toSorted((a, b) => a - b);
    if (pair.length === 2) places.get(pair.join('–'))?.push(side);
  }
  return places;
}

/**
 * Each pair once, where the printed numbers are those of one set of dominoes; while some are missing, no
 * pair twice.
 */
function onePerPair(scene: Scene, value: number): readonly Claim[] {
  const grid = asSides(scene.grid);
  const numbers = numbersOf(scene);
  const pairs = [...placesOfPairs(grid, numbers)];
  const printed = numbers.filter((number) => number !== undefined).length;
  const isSet = printed === 2 * pairs.length;
  return pairs.flatMap(([pair, cells]): readonly Claim[] => {
    const place = { words: `the pair ${pair}`, noun: { one: 'pair', many: 'pairs' } };
    if (isSet) {
      return [
        countOf({ place, cells, value, other: scene.other(value), count: 1, word: scene.word }),
      ];
    }
    return cells.length > 1 ? [atMostOne({ place, cells, value, word: scene.word })] : [];
  });
}

export const DOMINO_RULES = [
  entry({
    says: 'each number is on exactly one {value}',
    means: 'Each cell with a number is joined with one neighbour, which has a number, too.',
    example: 'each number is on exactly one domino',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      ...ABOUT_NUMBERS,
      claims: (scene) => onEachNumber(scene, value),
    }),
  }),
  entry({
    says: 'each pair of numbers is on exactly one {value}',
    means:
      'Of each two numbers that are printed, and of each with itself, there is one domino. While numbers are missing, no two dominoes have the same pair.',
    example: 'each pair of numbers is on exactly one domino',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      ...ABOUT_NUMBERS,
      claims: (scene) => onePerPair(scene, value),
    }),
  }),
];
