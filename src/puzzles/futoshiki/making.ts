import type { MakingMethod } from '#puzzle/making.ts';
import type { FutoshikiParameters } from './rules.ts';
import { GREATER, LESS, sidesOf } from './sides.ts';

/** A full square with all its signs, of which as many are left out as there can be. */
export const futoshikiMaking: MakingMethod<FutoshikiParameters> = {
  siteClues: ({ parameters: { size } }, solution) =>
    sidesOf(size).map(({ cells: [first, second] }) => [
      (solution[first] ?? 0) < (solution[second] ?? 0) ? LESS : GREATER,
    ]),
  sparesSites: 'always',
};
