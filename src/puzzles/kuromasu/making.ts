import { rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { shadeAll } from '#puzzle/shadeAll.ts';
import type { KuromasuParameters } from './board.ts';

/** Cells shaded by all rules but the numbers, as far as that goes; all numbers, then as few as it takes. */
export const kuromasuMaking: MakingMethod<KuromasuParameters> = {
  solution({ parameters, givens }, random) {
    const grid = rectangle(parameters.width, parameters.height);
    return shadeAll(
      grid,
      givens.map(() => 0),
      random,
    );
  },
};
