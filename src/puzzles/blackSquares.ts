import { rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { sumTo } from '#logic/kinds/sumTo.ts';
import { placedLines } from '#logic/place.ts';
import type { Setting, Structure } from '#puzzle/puzzle.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { failure } from '#puzzle/result.ts';
import { oneNumber } from '#puzzle/site.ts';
import { digits } from '#puzzle/slot.ts';

/** The printed value of a black square; it counts as 0 in its lines. */
const BLACK = 9;
const MOST = 4;

interface BlackParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

const gridOf = ({ width, height }: BlackParameters) => rectangle(width, height);

/** Runs of white cells along rows and columns. */
const runsOf = ({ parameters, givenShapes }: Structure<BlackParameters>) =>
  placedLines(gridOf(parameters)).flatMap(({ place, cells }) => {
    const runs: number[][] = [[]];
    for (const cell of cells) {
      if (givenShapes[cell] === BLACK) runs.push([]);
      else runs.at(-1)?.push(cell);
    }
    return runs
      .filter(({ length }) => length > 0)
      .map((run) => ({ words: `${place.words} from cell ${run[0] ?? 0}`, cells: run }));
  });

/** A black square is 0; a white cell has 1 to the length of its longer run. */
const domainsOf = (structure: Structure<BlackParameters>): readonly (readonly number[])[] => {
  const runs = runsOf(structure);
  return structure.givenShapes.map((shape, cell) => {
    if (shape === BLACK) return [0];
    const longest = Math.max(
      ...runs.flatMap(({ cells }) => (cells.includes(cell) ? [cells.length] : [])),
    );
    return Array.from({ length: Math.min(longest, MOST) }, (_, index) => index + 1);
  });
};

const claimsOf = (
  structure: Structure<BlackParameters>,
  { values, symbol }: Setting,
): readonly Claim[] => [
  ...runsOf(structure)
    .filter(({ cells }) => cells.length > 1)
    .map(({ words, cells }) => allDifferent({ place: { words }, cells, values, symbol })),
  ...placedLines(gridOf(structure.parameters)).flatMap(({ place, cells }) => {
    const total = structure.siteClues[place.site]?.[0];
    if (total === undefined) return [];
    return [sumTo({ place, cells, total, values: [0, ...values], symbol })];
  }),
];

/**
 * A type for tests, similar to Kakuro: no digit twice in a run, sums for whole lines. Its black
 * squares are givens that end runs, and so change other claims and the domains of other cells;
 * without one, the other clues have a different meaning.
 */
export const blackSquares = definePuzzle({
  id: 'black-squares',
  name: 'Black Squares',
  otherNames: [],
  group: 'numbers',
  published: 'in no paper',
  summary: 'No digit twice between black squares.',
  help: () => Promise.resolve({ default: '' }),
  exampleText: '',
  parameters: {
    width: { kind: 'size', label: 'Width', choices: [2, 3, 4], standard: 3 },
    height: { kind: 'size', label: 'Height', choices: [2, 3, 4], standard: 3 },
  },
  text: { read: () => failure('is never read'), write: () => [] },
  grid: gridOf,
  slot: () => ({
    ...digits(1, MOST),
    choices: [
      ...digits(1, MOST).choices,
      { value: BLACK, symbol: '#', name: 'black', means: 0, keys: ['#'] },
    ],
  }),
  sites: ({ parameters }) =>
    placedLines(gridOf(parameters)).map(({ place, cells }) => ({
      at: 'margin',
      ...place.line,
      words: place.words,
      slot: oneNumber(0, MOST * cells.length),
    })),
  claims: claimsOf,
  domains: domainsOf,
  making: {
    solution(empty, random, fill) {
      const givens = empty.givens.map(() => (random.below(4) === 0 ? BLACK : undefined));
      return fill({ ...empty, givens });
    },
    given: (_, solution, cell) => (solution[cell] === 0 ? BLACK : (solution[cell] ?? 0)),
  },
});
