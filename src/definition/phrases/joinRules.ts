import { cellNames } from '#grid/names.ts';
import type { Sides } from '#grid/sides.ts';
import type { Claim } from '#logic/claim.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { noRing } from '#logic/kinds/noRing.ts';
import { pairsJoined } from '#logic/kinds/pairsJoined.ts';
import type { JoinedDots } from '#logic/kinds/pairsJoined.ts';
import { twoOrNone } from '#logic/kinds/twoOrNone.ts';
import { entry } from '../phrase.ts';
import { withSite } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { asSides, squareKind } from '../sideKinds.ts';
import { theFirstValue } from './words.ts';

// Rules about lines that join numbers in cells.

const ABOUT_LINES = {
  kinds: [squareKind],
  readsClue: true,
  compares: false,
  on: 'sides',
  about: 'links',
} as const;

/** The number of each cell, by dot; `undefined` where none is printed. */
const numbersOf = (scene: Scene): readonly (number | undefined)[] =>
  scene.places(squareKind).map((_, dot) => scene.siteOf(squareKind, dot)?.clue?.[0]);

/** Where a line ends, or goes on: a claim for each cell, according to whether it has a number. */
function atEachCell(
  scene: Scene,
  wanted: 'numbers' | 'others',
  claimAt: (
    at: ReturnType<Scene['places']>[number],
    dot: number,
    number: number | undefined,
  ) => Claim,
): readonly Claim[] {
  const numbers = numbersOf(scene);
  return scene
    .places(squareKind)
    .flatMap((at, dot) =>
      (numbers[dot] === undefined) === (wanted === 'others')
        ? [claimAt(at, dot, numbers[dot])]
        : [],
    );
}

/** A number that nothing can be joined with. */
function noOther(scene: Scene, number: number, dot: number, value: number): Claim {
  const at = scene.places(squareKind)[dot];
  if (at === undefined) throw new Error(`No cell ${dot}`);
  const words = `the ${number} at ${at.place.words}`;
  const sentence = `${words} has no other ${number} that it could be joined with`;
  return clauses({
    place: { ...withSite(scene, squareKind, at, dot, false), words },
    sentence,
    clauses: at.cells.map((cell) => ({ sentence, literals: [{ cell, value, holds: false }] })),
    symbol: scene.symbol,
    technique: 'left out',
  });
}

/** The cells with one number, which lines join. */
function joinedDots(scene: Scene, number: number, dots: readonly number[]): JoinedDots {
  const places = scene.places(squareKind);
  const nameOf = (dot: number): string => `the ${number} at ${places[dot]?.place.words ?? ''}`;
  const [one = 0, other = 0] = dots;
  return dots.length === 2
    ? {
        dots,
        sentence: `a line joins ${nameOf(one)} and ${nameOf(other)}`,
        fromTo: `${nameOf(one)} to ${nameOf(other)}`,
      }
    : { dots, sentence: `lines join all ${number}s`, fromTo: `each ${number} to the others` };
}

/** Equal numbers are joined, and one without another never is. */
function equalJoined(scene: Scene, value: number): readonly Claim[] {
  const grid = asSides(scene.grid);
  const numbers = numbersOf(scene);
  const all = [...new Set(numbers.filter((number) => number !== undefined))].toSorted(
    (a, b) => a - b,
  );
  const own = all.map((number) => ({
    number,
    dots: [...numbers.keys()].filter((dot) => numbers[dot] === number),
  }));
  const sentence = `${scene.many(value)} join equal numbers, and no others`;
  return [
    ...own.flatMap(({ number, dots: [dot = 0, other] }) =>
      other === undefined ? [noOther(scene, number, dot, value)] : [],
    ),
    pairsJoined({
      place: { words: 'equal numbers', look: 'the numbers' },
      sentence,
      dots: grid.atDots.length,
      groups: own.map(({ number, dots }) => joinedDots(scene, number, dots)),
      sides: grid.ends.map((ends, cell) => ({ cell, ends })),
      line: value,
      blank: scene.other(value),
    }),
  ];
}

/** The squares between dots, which only lines part; 0 is all around the board. */
const squaresBeside = ({ squaresAt }: Sides): readonly (readonly [number, number])[] =>
  squaresAt.map(([one = -1, other = -1]) => [one + 1, other + 1]);

export const JOIN_RULES = [
  entry({
    says: 'each number is at the end of one of the {value}',
    means: 'From a cell with a number a line leads to one neighbour.',
    example: 'each number is at the end of one of the lines',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      ...ABOUT_LINES,
      claims: (scene) =>
        atEachCell(scene, 'numbers', (at, dot, number) =>
          countOf({
            place: {
              ...withSite(scene, squareKind, at, dot, false),
              words: `the ${number} at ${at.place.words}`,
            },
            cells: at.cells,
            value,
            other: scene.other(value),
            count: 1,
            word: scene.word,
          }),
        ),
    }),
  }),
  entry({
    says: 'in all other cells {value} go on, and never meet',
    means: 'In a cell without a number no line ends, and no two meet or cross.',
    example: 'in all other cells lines go on, and never meet',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      ...ABOUT_LINES,
      claims: (scene) =>
        atEachCell(scene, 'others', ({ place, cells }) =>
          twoOrNone({
            place: { words: place.words, noun: { one: 'cell', many: 'cells' } },
            cells,
            value,
            word: scene.word,
            names: (some) => cellNames(scene.grid, some),
          }),
        ),
    }),
  }),
  entry({
    says: 'equal numbers are joined by {value}',
    means: 'From each number a line leads to the other one like it, and passes no others.',
    example: 'equal numbers are joined by lines',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      ...ABOUT_LINES,
      claims: (scene) => equalJoined(scene, value),
    }),
  }),
  entry({
    says: 'no {value} close a ring',
    means: 'No line comes back to where it began.',
    example: 'no lines close a ring',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      ...ABOUT_LINES,
      kinds: [],
      readsClue: false,
      claims(scene) {
        const grid = asSides(scene.grid);
        const sentence = `no ${scene.many(value)} close a ring`;
        const blank = scene.other(value);
        return [
          noRing({
            place: { words: 'closed rings', look: 'the closed rings' },
            sentence,
            colours: [
              {
                count: grid.ofSquares.length + 1,
                joins: squaresBeside(grid).map((ends) => ({ value: blank, ends })),
              },
            ],
            otherThan: scene.other,
          }),
        ];
      },
    }),
  }),
];
