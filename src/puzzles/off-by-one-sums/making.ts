import { placedLines } from '#logic/place.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { EMPTY, sumRange, sumsGrid } from './rules.ts';
import type { SumsParameters } from './rules.ts';

/**
 * The least fraction of empty cells, indexed by the largest digit: with many digits only short runs
 * are informative. More cells are emptied at random.
 */
const EMPTIED = [0.2, 0.2, 0.2, 0.2, 0.2, 0.3, 0.45, 0.55, 0.62, 0.68];
/** The fraction of cells that are filled again if another grid satisfies the clues, too. */
const REFILLED = 0.12;

/** The sums of a line's runs of digits. */
function sumsOf(line: readonly number[]): readonly number[] {
  const sums: number[] = [];
  line.forEach((digit, at) => {
    if (digit === EMPTY) return;
    const goesOn = at > 0 && line[at - 1] !== EMPTY;
    sums.push((goesOn ? (sums.pop() ?? 0) : 0) + digit);
  });
  return sums;
}

/**
 * Prints every line's sums, each off by one at random; while two grids fit, fills some cells again.
 */
export const sumsMaking: MakingMethod<SumsParameters> = {
  solution(puzzle, random, fill) {
    const share = EMPTIED[puzzle.parameters.digits] ?? 0;
    const givens = puzzle.givens.map(() => (random.next() < share ? EMPTY : undefined));
    return fill({ ...puzzle, givens });
  },
  siteClues({ parameters }, solution, random) {
    const { low, high } = sumRange(parameters);
    return placedLines(sumsGrid(parameters.size)).map(({ cells }) =>
      sumsOf(cells.map((cell) => solution[cell] ?? EMPTY)).map((sum) => {
        if (parameters.exact) return sum;
        const printed = random.below(2) === 0 ? sum - 1 : sum + 1;
        return printed < low || printed > high ? 2 * sum - printed : printed;
      }),
    );
  },
  adjusts: 'by chance',
  adjust(puzzle, solution, other, random, fill) {
    if (other === undefined) return undefined;
    const differing = solution.flatMap((value, cell) => (value === other[cell] ? [] : [cell]));
    // Another empty cell divides runs, and so is more informative.
    const emptied = random.pick(differing);
    const givens = solution.map((value, cell) => {
      if (cell === emptied) return EMPTY;
      return value !== other[cell] || random.next() < REFILLED ? undefined : value;
    });
    return fill({ ...puzzle, siteClues: puzzle.siteClues.map(() => undefined), givens });
  },
};
