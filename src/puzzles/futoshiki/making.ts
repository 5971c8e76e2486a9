import type { MakingMethod } from '#puzzle/making.ts';
import type { FutoshikiParameters } from './rules.ts';
import { GREATER, LESS, sidesOf } from './sides.ts';

/** Starts with a full square and all its signs, and removes as many as possible. */
export const futoshikiMaking: MakingMethod<FutoshikiParameters> = {
  siteClues: ({ parameters: { size } }, solution) =>
    sidesOf(size).map(({ cells: [first, second] }) => [
      (solution[first] ?? 0) < (solution[second] ?? 0) ? LESS : GREATER,
    ]),
  sparesSites: 'always',
};
