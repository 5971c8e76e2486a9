import type { MakingMethod } from '#puzzle/making.ts';
import { CIRCLES, groupCells, sujikoGrid } from './board.ts';
import type { SujikoParameters } from './board.ts';

const totalOf = (solution: readonly number[], cells: readonly number[]): readonly number[] => [
  cells.reduce((sum, cell) => sum + (solution[cell] ?? 0), 0),
];

/** Prints all totals, and as few squares as possible; a Suko's groups have three squares each. */
export const sujikoMaking: MakingMethod<SujikoParameters> = {
  plan(empty, random) {
    if (!empty.parameters.suko) return empty;
    const areas = random.shuffled(sujikoGrid.centres.map((_, cell) => Math.floor(cell / 3)));
    return { ...empty, areas };
  },
  siteClues: ({ parameters, areas }, solution) => [
    ...CIRCLES.map((cells) => totalOf(solution, cells)),
    ...(parameters.suko ? groupCells(areas).map((cells) => totalOf(solution, cells)) : []),
  ],
  givens: 'fewest',
};
