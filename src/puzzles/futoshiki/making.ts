import { sidesOf } from '#grid/between.ts';
import { rectangle } from '#grid/rectangle.ts';
import { GREATER, LESS } from '#puzzle/lessSigns.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { FutoshikiParameters } from './board.ts';

/** Starts with a full square and all its signs, and removes as many as possible. */
export const futoshikiMaking: MakingMethod<FutoshikiParameters> = {
  siteClues: ({ parameters: { size } }, solution) =>
    sidesOf(rectangle(size, size)).map(({ cells: [first, second] }) => [
      (solution[first] ?? 0) < (solution[second] ?? 0) ? LESS : GREATER,
    ]),
  sparesSites: 'always',
};
