import type { MakingMethod } from '#puzzle/making.ts';

export interface MinesweeperParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

const MINE = 1;
const BLANK = 0;
/** The share of mines: in print, 15 to 25 of a hundred cells. */
const MINES = 0.2;

/** Mines at random, all numbers, then as few of these as it takes. */
export const minesweeperMaking: MakingMethod<MinesweeperParameters> = {
  solution: ({ givens }, random) => {
    const mines = new Set(
      random.shuffled([...givens.keys()]).slice(0, Math.round(MINES * givens.length)),
    );
    return givens.map((_, cell) => (mines.has(cell) ? MINE : BLANK));
  },
  // Where all numbers leave a mine open, other mines are all around it.
  adjust(_, solution, other, random) {
    const open = solution.flatMap((value, cell) =>
      value === MINE && other?.[cell] !== MINE ? [cell] : [],
    );
    return open.length === 0 ? undefined : solution.with(random.pick(open), BLANK);
  },
};
