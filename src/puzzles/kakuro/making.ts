import { besides } from '#grid/areas.ts';
import type { Fill, MakingMethod } from '#puzzle/making.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Random } from '#puzzle/random.ts';
import { kakuroGrid, NINE, runsOf } from './runs.ts';
import type { KakuroParameters, KakuroRun } from './runs.ts';

/** Runs are at most this long at first; a short one has few ways to its sum, so that they fix each other. */
const LONGEST_RUNS = [4, 5, 5, 6];
/** How often the digits of a new solution are looked through for others that leave fewer ways. */
const ROUNDS = 2;
/** Of the changes that leave the fewest ways, one of so many is taken, so that not all puzzles are alike. */
const BEST = 3;

/** White cells that are in one piece, of which none is alone in its row or its column. */
function isSound(parameters: KakuroParameters, blackCells: readonly boolean[]): boolean {
  if (runsOf({ parameters, areas: [], blackCells }).some(({ cells }) => cells.length < 2))
    return false;
  const grid = kakuroGrid(parameters);
  const first = blackCells.indexOf(false);
  const reached = new Set([first]);
  for (const cell of reached) {
    for (const other of besides(grid, cell)) if (blackCells[other] === false) reached.add(other);
  }
  return reached.size === blackCells.filter((black) => !black).length;
}

/**
 * Black cells that look the same upside down, as in print, until no run is longer than wanted; as the
 * smallest boards may leave no room for that, some are a little longer.
 */
function drawBlackCells(parameters: KakuroParameters, random: Random): readonly boolean[] {
  const cells = kakuroGrid(parameters).centres.length;
  // Without a black cell, digits can change places, and nothing would be fixed.
  const { width, height } = parameters;
  const longest = Math.min(random.pick(LONGEST_RUNS), Math.min(width, height) - 1);
  let blackCells: readonly boolean[] = Array.from({ length: cells }, () => false);
  for (const cell of random.shuffled([...blackCells.keys()])) {
    const runs = runsOf({ parameters, areas: [], blackCells });
    const isLong = (run: KakuroRun): boolean =>
      run.cells.length > longest && run.cells.includes(cell);
    if (!runs.some(isLong)) continue;
    const drawn = blackCells.with(cell, true).with(cells - 1 - cell, true);
    if (isSound(parameters, drawn)) blackCells = drawn;
  }
  return blackCells;
}

/** How many choices of so many different digits there are for each sum, by number of digits. */
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

/** One digit of a solution as another, and how many ways the sums of its runs then have together. */
interface Change {
  readonly cell: number;
  readonly digit: number;
  readonly ways: number;
}

/** Every change of one of the cells after which no run has a digit twice, the fewest ways first. */
function changesOf(
  runs: readonly KakuroRun[],
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

const waysWith = (runs: readonly KakuroRun[], solution: readonly number[]): number =>
  runs.reduce((ways, run) => ways * (WAYS[run.cells.length]?.get(sumOf(run, solution)) ?? 1), 1);

const sumOf = ({ cells }: KakuroRun, solution: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + (solution[cell] ?? 0), 0);

/** Digits that differ in each run, most of them moved to where its sum has few ways. */
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

/** Black cells are drawn, then digits, which are changed where others would fit until none do. */
export const kakuroMaking: MakingMethod<KakuroParameters> = {
  plan: (empty, random) => ({ ...empty, blackCells: drawBlackCells(empty.parameters, random) }),
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
