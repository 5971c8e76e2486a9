import { sides } from '#grid/sides.ts';
import { drawLoop } from '#puzzle/drawLoop.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { SlitherlinkParameters } from './board.ts';

/** A loop through most dots, all its numbers, and then as few of them as it takes. */
export const slitherlinkMaking: MakingMethod<SlitherlinkParameters> = {
  solution: ({ parameters: { width, height } }, random) =>
    drawLoop(sides(width + 1, height + 1, 'corners'), random),
  sparesSites: 'always',
  // With another loop's numbers it is another puzzle.
  adjust: ({ parameters: { width, height } }, _, __, random) =>
    drawLoop(sides(width + 1, height + 1, 'corners'), random),
};
