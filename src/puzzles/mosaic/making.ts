import { kingsMoves } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { MakingMethod } from '#puzzle/making.ts';

export interface MosaicParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

const FILLED = 1;
/** How often a picture at random is smoothed: pictures in print have areas, and so clear numbers. */
const SMOOTHED = [0, 1, 1, 2];

/** Blots: cells at random, each then like most around it. All numbers, then as few as it takes. */
export const mosaicMaking: MakingMethod<MosaicParameters> = {
  solution({ parameters, givens }, random) {
    const grid = rectangle(parameters.width, parameters.height);
    let filled: readonly number[] = givens.map(() => random.below(2));
    for (let left = random.pick(SMOOTHED); left > 0; left -= 1) {
      const before = filled;
      filled = before.map((_, cell) => {
        const around = [cell, ...kingsMoves(grid, cell)];
        const many = around.filter((near) => before[near] === FILLED).length;
        return 2 * many > around.length ? FILLED : 0;
      });
    }
    return filled;
  },
};
