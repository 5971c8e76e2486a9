import { sumsOfRuns } from '#logic/kinds/runSums.ts';
import { placedLines } from '#logic/place.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { EMPTY, sumRange, sumsGrid } from './board.ts';
import type { SumsParameters } from './board.ts';

/**
 * Which share of the cells is empty for certain, by the largest digit: with many digits only short
 * runs tell enough. Chance empties more.
 */
const EMPTIED = [0.2, 0.2, 0.2, 0.2, 0.2, 0.3, 0.45, 0.55, 0.62, 0.68];
/** Which share of the cells is filled anew when the clues fit another grid, too. */
const REFILLED = 0.12;

/** Every line's sums are printed, each one off by chance; where two grids fit, some is made anew. */
export const sumsMaking: MakingMethod<SumsParameters> = {
  solution(puzzle, random, fill) {
    const share = EMPTIED[puzzle.parameters.digits] ?? 0;
    const givens = puzzle.givens.map(() => (random.next() < share ? EMPTY : undefined));
    return fill({ ...puzzle, givens });
  },
  siteClues({ parameters }, solution, random) {
    const { low, high } = sumRange(parameters);
    return placedLines(sumsGrid(parameters.size)).map(({ cells }) =>
      sumsOfRuns(cells.map((cell) => solution[cell] ?? EMPTY)).map((sum) => {
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
    // An empty cell more divides runs, and so tells more.
    const emptied = random.pick(differing);
    const givens = solution.map((value, cell) => {
      if (cell === emptied) return EMPTY;
      return value !== other[cell] || random.next() < REFILLED ? undefined : value;
    });
    return fill({ ...puzzle, siteClues: puzzle.siteClues.map(() => undefined), givens });
  },
};
