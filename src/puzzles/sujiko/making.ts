import type { MakingMethod } from '#puzzle/making.ts';
import { sujikoGrid } from './board.ts';
import type { SujikoParameters } from './board.ts';

/** Prints all totals, and as few squares as possible; a Suko's groups have three squares each. */
export const sujikoMaking: MakingMethod<SujikoParameters> = {
  plan(empty, random) {
    if (!empty.parameters.suko) return empty;
    const areas = random.shuffled(sujikoGrid.centres.map((_, cell) => Math.floor(cell / 3)));
    return { ...empty, areas };
  },
  givens: 'fewest',
};
