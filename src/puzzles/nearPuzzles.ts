import fc from 'fast-check';
import { inReadingOrder } from '#grid/areas.ts';
import { openRules } from '#making/rules.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { clueAtEachSite } from '#puzzle/siteClues.ts';
import { seeded } from '#puzzle/random.ts';
import type { Random } from '#puzzle/random.ts';
import { houseRulesOf, siteCluesOf } from './arbitrary.ts';

/**
 * Whether lines that must all differ have many ways to: with hardly more ways than lines it is a
 * pigeonhole problem, which takes clause learning solvers exponential time.
 */
const isRoomy = ({ width, height, noTwoAlike }: Parameters): boolean =>
  noTwoAlike !== true ||
  Math.max(Number(width), Number(height)) * 2 <= Math.min(Number(width), Number(height)) * 3;

/** All combinations of a type's parameters. */
function everyParameters({ parameters }: PuzzleType): readonly Parameters[] {
  const every = Object.entries(parameters).reduce<readonly Parameters[]>(
    (starts, [name, parameter]) =>
      starts.flatMap((start) =>
        (parameter.kind === 'option' ? [false, true] : parameter.choices).map((choice) => ({
          ...start,
          [name]: choice,
        })),
      ),
    [{}],
  );
  return every.filter(isRoomy);
}

/** The number of literals "cell is value"; the time to enumerate grows with it. */
function weight(type: PuzzleType, parameters: Parameters): number {
  const cells = type.grid(parameters).centres.length;
  return cells * type.slot(parameters).choices.length;
}

/** Estimates the size without building the grid: those of thousands of cells take a while. */
const mayBeOf = (most: number, { width, height }: Parameters): boolean =>
  width === undefined || height === undefined || Number(width) * Number(height) <= most;

/** The parameters of at most this weight; the smallest if there are none. */
export function nearParameters(type: PuzzleType, most: number): readonly Parameters[] {
  const every = everyParameters(type);
  const few = every.filter((each) => mayBeOf(most, each));
  const weighed = (few.length > 0 ? few : every).map((each) => ({
    each,
    weighs: weight(type, each),
  }));
  const smallest = Math.min(...weighed.map(({ weighs }) => weighs));
  return weighed.flatMap(({ each, weighs }) => (weighs <= Math.max(most, smallest) ? [each] : []));
}

/** Larger parameters of at most this weight; the largest if there are none. */
export function largerParameters(
  type: PuzzleType,
  small: readonly Parameters[],
  most: number,
): readonly Parameters[] {
  const heaviest = Math.max(...small.map((each) => weight(type, each)));
  const larger = nearParameters(type, most).filter((each) => weight(type, each) > heaviest);
  return larger.length > 0 ? larger : small;
}

/** The percentages of clues that are left out, and changed. */
interface Share {
  readonly out: number;
  readonly changed: number;
}

const lot = (random: Random, { out, changed }: Share): 'out' | 'changed' | 'kept' => {
  const drawn = random.below(100);
  return drawn < out ? 'out' : drawn < out + changed ? 'changed' : 'kept';
};

/** The puzzle of a full grid with everything printed; `undefined` if none was found. */
function fullPuzzle(type: PuzzleType, parameters: Parameters, random: Random): Puzzle | undefined {
  const { making } = type;
  const fill = (puzzle: Puzzle) => openRules(type, puzzle).fill(givenValues(type, puzzle), random);
  const empty = emptyPuzzle(type, parameters);
  const plan = making?.plan === undefined ? empty : making.plan(empty, random, fill);
  if (plan === undefined) return undefined;
  const solution =
    making?.solution === undefined ? fill(plan) : making.solution(plan, random, fill);
  if (solution === undefined) return undefined;
  const givens =
    type.givenCells === false
      ? plan.givens
      : solution.map((value, cell) => making?.given?.(plan, solution, cell) ?? value);
  return {
    ...plan,
    givens,
    siteClues: making?.siteClues?.(plan, solution, random) ?? plan.siteClues,
  };
}

/**
 * Puzzles of a type with few solutions, or barely none: of all clues to a full grid, some are left
 * out and some are changed. There may be house rules.
 */
export const nearPuzzle = (
  type: PuzzleType,
  choices: readonly Parameters[],
): fc.Arbitrary<Puzzle> =>
  fc.constantFrom(...choices).chain((parameters) =>
    fc
      .record({
        seed: fc.nat(),
        // The most there can be: each cell a drawn area of its own, every second cell black.
        siteClues: siteCluesOf(type, {
          parameters,
          areas: emptyPuzzle(type, parameters).areas.map((_, cell) => cell),
          blackCells: emptyPuzzle(type, parameters).blackCells.map((_, cell) => cell % 2 === 0),
        }),
        houseRules: houseRulesOf(type, parameters),
        asserted: fc.nat(3).map((drawn) => drawn === 0),
        givens: fc.record({ out: fc.integer({ min: 20, max: 75 }), changed: fc.nat(4) }),
        sites: fc.record({ out: fc.nat(40), changed: fc.nat(6) }),
        areas: fc.record({ out: fc.nat(2), changed: fc.nat(2) }),
        blackCells: fc.record({ out: fc.nat(2), changed: fc.nat(2) }),
      })
      .map(({ seed, ...shares }) => {
        const random = seeded(seed);
        const full = fullPuzzle(type, parameters, random) ?? emptyPuzzle(type, parameters);
        const symbols = type.slot(parameters).choices.map(({ value }) => value);
        const area = (old: number | undefined) => {
          const drawn = lot(random, shares.areas);
          return drawn === 'kept'
            ? old
            : drawn === 'out'
              ? undefined
              : full.areas[random.below(full.areas.length)];
        };
        const drawn = full.areas.map(area);
        const named = type.drawnAreas?.(parameters)?.named === true;
        const areas = named ? drawn : inReadingOrder(drawn);
        const blackCells = full.blackCells.map((black) =>
          lot(random, shares.blackCells) === 'kept' ? black : !black,
        );
        const kept = clueAtEachSite(type, full, { parameters, areas, blackCells });
        return {
          ...full,
          givens: full.givens.map((given) => {
            if (given === undefined) return undefined;
            const drawn = lot(random, shares.givens);
            return drawn === 'kept' ? given : drawn === 'out' ? undefined : random.pick(symbols);
          }),
          siteClues: kept.map((clue, site) => {
            const drawn = lot(random, shares.sites);
            return drawn === 'kept' ? clue : drawn === 'out' ? undefined : shares.siteClues[site];
          }),
          areas,
          blackCells,
          houseRules: shares.asserted ? shares.houseRules : [],
        };
      }),
  );
