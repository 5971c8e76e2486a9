import { sides } from '#grid/sides.ts';
import { changedLoops, drawLoop } from '#puzzle/drawLoop.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { SlitherlinkParameters } from './board.ts';

const gridOf = ({ width, height }: SlitherlinkParameters) =>
  sides(width + 1, height + 1, 'corners');

/**
 * A loop through most dots, all its numbers, and then as few of them as it takes.
 */
export const slitherlinkMaking: MakingMethod<SlitherlinkParameters> = {
  solution: ({ parameters }, random) => drawLoop(gridOf(parameters), random),
  sparesSites: 'by grade',
  // Left to the last, 2s would make up most of what stays, and somebody would have to suppose a lot.
  saysLittle: ([number]) => number === 2,
  adjusts: 'by chance',
  adjust({ parameters }, loop, other, random) {
    const unlike = [...loop.keys()].filter((side) => loop[side] !== other?.[side]);
    const changed = changedLoops(gridOf(parameters), loop, unlike);
    return changed.length === 0 ? undefined : random.pick(changed);
  },
};
