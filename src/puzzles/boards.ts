import { begin } from '#making/draft.ts';
import { changeClue, cluesOf } from '#puzzle/clueAt.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Random } from '#puzzle/random.ts';
import { cageTerm, greaterTerm, parityTerm, sumTerm } from '#puzzle/ruleTerms.ts';
import { slotValues } from '#puzzle/slot.ts';
import { readRules } from './arbitrary.ts';

// Boards small enough to find all solutions by any method. For tests.

/** Types that are not listed use their smallest sizes. */
const SMALL: Readonly<Record<string, readonly Parameters[]>> = {
  sudoku: [{ size: 4 }, { size: 4, jigsaw: true }],
  battleship: [{ width: 5, height: 5 }],
  'paint-by-numbers': [
    { width: 5, height: 5 },
    { width: 1, height: 4 },
  ],
  'killer-sudoku': [{ size: 4 }, { size: 6 }],
  'off-by-one-sums': [
    { size: 3, digits: 3 },
    { size: 3, digits: 4, exact: true },
  ],
  sujiko: [{}, { suko: true }],
  kurosu: [
    { width: 4, height: 4 },
    { width: 4, height: 4, noTwoAlike: true },
  ],
  suguru: [
    { width: 3, height: 3 },
    { width: 3, height: 4 },
  ],
  'star-battle': [
    { size: 5, stars: 1 },
    { size: 6, stars: 1 },
  ],
  yajilin: [
    { width: 4, height: 4 },
    { width: 4, height: 3 },
  ],
  numberlink: [
    { width: 3, height: 3 },
    { width: 4, height: 3 },
  ],
  fillomino: [
    { width: 3, height: 3 },
    { width: 4, height: 2 },
  ],
  norinori: [
    { width: 4, height: 4 },
    { width: 4, height: 5 },
  ],
  hidato: [
    { width: 3, height: 3 },
    { width: 4, height: 2, sidesOnly: true },
  ],
  skyscrapers: [{ size: 4 }],
  template: [{ size: 3 }, { size: 4 }],
  'black-squares': [
    { width: 3, height: 3 },
    { width: 4, height: 3 },
  ],
};

const smallest = ({ parameters }: PuzzleType): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter.kind === 'size' ? [[name, parameter.choices[0] ?? parameter.standard]] : [],
    ),
  );

/** One of a type's smallest sizes, perhaps with its options. */
export const smallParameters = (type: PuzzleType, random: Random): Parameters => ({
  ...standardParameters(type.parameters),
  ...random.pick(SMALL[type.id] ?? [smallest(type)]),
});

/** The given for a solution's cell; a given shape if the type has them. */
export const printFor = (
  { making }: PuzzleType,
  puzzle: Puzzle,
  solution: readonly number[],
  cell: number,
): number | undefined => making?.given?.(puzzle, solution, cell) ?? solution[cell];

/** Up to two house rules about a few cells that the solution satisfies. */
export function houseRulesFor(
  type: PuzzleType,
  { parameters }: Puzzle,
  solution: readonly number[],
  random: Random,
): Puzzle['houseRules'] {
  const cells = random.shuffled([...solution.keys()]).slice(0, 2 + random.below(2));
  const [a = 0, b = 0] = cells;
  const [high, low] = (solution[a] ?? 0) > (solution[b] ?? 0) ? [a, b] : [b, a];
  const held = cells.map((cell) => solution[cell] ?? 0);
  const total = held.reduce((sum, value) => sum + value, 0);
  const terms = [
    parityTerm(a, (solution[a] ?? 0) % 2 === 0 ? 'even' : 'odd'),
    ...(solution[high] === solution[low] ? [] : [greaterTerm(high, low)]),
    ...(new Set(held).size === held.length ? [cageTerm(cells, total)] : [sumTerm(cells, total)]),
  ];
  return readRules(
    random.shuffled(terms).slice(0, random.below(3)),
    solution.length,
    slotValues(type.slot(parameters)),
  );
}

/**
 * A random puzzle of any kind: few or many clues of a solution, and sometimes a wrong one.
 * `undefined` if it found none.
 */
export function anyBoard(
  type: PuzzleType,
  random: Random,
  parameters = smallParameters(type, random),
): Puzzle | undefined {
  const begun = begin(type, { parameters }, random);
  if (begun === undefined) return undefined;
  const { puzzle, solution } = begun;
  const [inCells, beside] = [random.next(), random.next()];
  const values = slotValues(type.slot(parameters));
  const whole: Puzzle = {
    ...puzzle,
    givens: puzzle.givens.map((given, cell) => {
      if (type.givenCells === false || random.next() > inCells) return given;
      return (
        given ?? (random.below(2) === 0 ? solution[cell] : printFor(type, puzzle, solution, cell))
      );
    }),
    siteClues: puzzle.siteClues.map((clue) => (random.next() > beside ** 2 ? clue : undefined)),
    houseRules: houseRulesFor(type, puzzle, solution, random),
  };
  const clues = cluesOf(type, whole).filter(({ kind }) => kind !== 'house rule');
  if (random.below(3) > 0 || clues.length === 0) return whole;
  const at = random.pick(clues);
  return at.kind === 'given'
    ? changeClue(whole, { ...at, value: random.pick(values) })
    : at.kind === 'site'
      ? changeClue(whole, { ...at, clue: whole.siteClues[at.site]?.map((number) => number + 1) })
      : whole;
}
