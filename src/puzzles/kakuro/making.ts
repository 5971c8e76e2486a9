import type { RunBetween } from '#logic/runsBetween.ts';
import { drawBlackCells } from '#puzzle/drawBlackCells.ts';
import type { Fill, MakingMethod } from '#puzzle/making.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Random } from '#puzzle/random.ts';
import { kakuroGrid, NINE, runsOf } from './board.ts';
import type { KakuroParameters } from './board.ts';

/** The rounds in which digits of a new solution are replaced by others with fewer ways. */
const ROUNDS = 2;
/** How many of the best changes are chosen from at random, so that puzzles vary. */
const BEST = 3;

/**
 * Indexed by number of digits: for each sum, the number of sets of different digits that make it.
 */
const WAYS: readonly ReadonlyMap<number, number>[] = countWays();

function countWays(): readonly ReadonlyMap<number, number>[] {
  const ways = Array.from({ length: NINE + 1 }, () => new Map<number, number>());
  for (let chosen = 0; chosen < 2 ** NINE; chosen += 1) {
    const digits = Array.from({ length: NINE }, (_, at) => at + 1).filter(
      (digit) => ((chosen >> (digit - 1)) & 1) === 1,
    );
    const sum = digits.reduce((total, digit) => total + digit, 0);
    ways[digits.length]?.set(sum, (ways[digits.length]?.get(sum) ?? 0) + 1);
  }
  return ways;
}

/**
 * A replacement of one digit of a solution, and the number of ways to make the sums of its runs
 * afterwards.
 */
interface Change {
  readonly cell: number;
  readonly digit: number;
  readonly ways: number;
}

/** All changes of one of the cells that keep digits in runs different, fewest ways first. */
function changesOf(
  runs: readonly RunBetween[],
  solution: readonly number[],
  cells: readonly number[],
): readonly Change[] {
  const changes = cells.flatMap((cell) => {
    const own = runs.filter((run) => run.cells.includes(cell));
    const taken = new Set(own.flatMap((run) => run.cells.map((other) => solution[other] ?? 0)));
    const digits = Array.from({ length: NINE }, (_, at) => at + 1);
    return digits
      .filter((digit) => !taken.has(digit))
      .map((digit) => ({ cell, digit, ways: waysWith(own, solution.with(cell, digit)) }));
  });
  return changes.toSorted((a, b) => a.ways - b.ways);
}

const waysWith = (runs: readonly RunBetween[], solution: readonly number[]): number =>
  runs.reduce((ways, run) => ways * (WAYS[run.cells.length]?.get(sumOf(run, solution)) ?? 1), 1);

const sumOf = ({ cells }: RunBetween, solution: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + (solution[cell] ?? 0), 0);

/** Different digits in each run, most of them chosen so that its sum has few ways. */
function fillIn(
  puzzle: Puzzle<KakuroParameters>,
  random: Random,
  fill: Fill,
): readonly number[] | undefined {
  let solution = fill(puzzle);
  const runs = runsOf(puzzle);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const cell of random.shuffled([...puzzle.blackCells.keys()])) {
      if (solution === undefined || puzzle.blackCells[cell] === true) continue;
      const own = runs.filter((run) => run.cells.includes(cell));
      const [best] = changesOf(own, solution, [cell]);
      if (best !== undefined && best.ways < waysWith(own, solution))
        solution = solution.with(cell, best.digit);
    }
  }
  return solution;
}

/** Draws black cells, then digits, and changes digits until the solution is unique. */
export const kakuroMaking: MakingMethod<KakuroParameters> = {
  plan: (empty, random) => ({
    ...empty,
    blackCells: drawBlackCells(kakuroGrid(empty.parameters), random),
  }),
  solution: fillIn,
  siteClues: (puzzle, solution) => runsOf(puzzle).map((run) => [sumOf(run, solution)]),
  sparesSites: 'when asked',
  adjust(puzzle, solution, other, random) {
    const white = [...puzzle.blackCells.keys()].filter((cell) => puzzle.blackCells[cell] !== true);
    const apart =
      other === undefined ? white : white.filter((cell) => other[cell] !== solution[cell]);
    const changes = changesOf(runsOf(puzzle), solution, apart).slice(0, BEST);
    if (changes.length === 0) return undefined;
    const { cell, digit } = random.pick(changes);
    return solution.with(cell, digit);
  },
};
