import { sides } from '#grid/sides.ts';
import { drawLoop } from '#puzzle/drawLoop.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { MasyuParameters } from './board.ts';

/** A loop through most cells, all circles that it allows, and then as few of them as it takes. */
export const masyuMaking: MakingMethod<MasyuParameters> = {
  solution: ({ parameters: { width, height } }, random) =>
    drawLoop(sides(width, height, 'centres'), random),
  sparesSites: 'always',
  // With another loop's circles it is another puzzle.
  adjust: ({ parameters: { width, height } }, _, __, random) =>
    drawLoop(sides(width, height, 'centres'), random),
};
