import { besides } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { dividing } from '#puzzle/dividing.ts';
import type { Random } from '#puzzle/random.ts';
import type { NorinoriParameters } from './board.ts';

const SHADED = 1;
const BLANK = 0;
/** In at least so many steps of ten, the closest place is taken: regions are small where pairs lie close. */
const LEAST_CLOSE = 8;

/** Pairs of cells that touch no other pair, close together; 1 for a shaded cell, indexed by cell. */
function placePairs({ width, height }: NorinoriParameters, random: Random): readonly number[] {
  const grid = rectangle(width, height);
  const beside = grid.centres.map((_, cell) => besides(grid, cell));
  const isClose = LEAST_CLOSE + random.below(11 - LEAST_CLOSE);
  const shaded = new Set<number>();
  const free = new Set(grid.centres.keys());
  for (;;) {
    const places = [...free].flatMap((cell) =>
      (beside[cell] ?? []).flatMap((other) => {
        if (other < cell || !free.has(other)) return [];
        const around = [...(beside[cell] ?? []), ...(beside[other] ?? [])];
        return [{ cells: [cell, other], lost: around.filter((near) => free.has(near)).length }];
      }),
    );
    if (places.length === 0) break;
    const least = Math.min(...places.map(({ lost }) => lost));
    const close = places.filter(({ lost }) => lost === least);
    const { cells } = random.pick(random.below(10) < isClose ? close : places);
    for (const cell of cells) {
      shaded.add(cell);
      for (const near of [cell, ...(beside[cell] ?? [])]) free.delete(near);
    }
  }
  return grid.centres.map((_, cell) => (shaded.has(cell) ? SHADED : BLANK));
}

export const norinoriMaking = dividing<NorinoriParameters>({
  grid: ({ width, height }) => rectangle(width, height),
  each: () => 2,
  place: ({ parameters }, random) => placePairs(parameters, random),
});
