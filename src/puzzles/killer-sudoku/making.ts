import { besides, inReadingOrder } from '#grid/areas.ts';
import { growCage } from '#puzzle/growCage.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { killerGrid } from './board.ts';
import type { KillerParameters } from './board.ts';

/** Cage sizes, with about the frequencies of printed puzzles. */
const CAGE_SIZES = [2, 2, 2, 3, 3, 3, 3, 4, 4, 5];
const LARGEST_JOINED = 4;

/** Cages with different digits in a solution, each grown from the first free cell. */
function drawCages(
  { size }: KillerParameters,
  solution: readonly number[],
  random: Random,
): readonly number[] {
  const grid = killerGrid(size);
  const areas: (number | undefined)[] = solution.map(() => undefined);
  const has = (cage: readonly number[], cell: number): boolean =>
    cage.some((other) => solution[other] === solution[cell]);
  let next = 0;
  for (const start of areas.keys()) {
    if (areas[start] !== undefined) continue;
    const mayJoin = (cell: number, cells: readonly number[]): boolean =>
      areas[cell] === undefined && !has(cells, cell);
    const cage = growCage(grid, start, random.pick(CAGE_SIZES), mayJoin, random);
    // A single cell would be as good as a given: it joins an adjacent cage if possible.
    const joined = besides(grid, start).flatMap((cell) => {
      const area = areas[cell];
      const cells = areas.flatMap((other, at) => (other === area ? [at] : []));
      return area === undefined || cells.length >= LARGEST_JOINED || has(cells, start)
        ? []
        : [area];
    });
    const area = cage.length === 1 && joined.length > 0 ? random.pick(joined) : next;
    if (area === next) next += 1;
    for (const cell of cage) areas[cell] = area;
  }
  return areas.map((area) => area ?? 0);
}

/** Draws cages around a full grid; keeps givens where the sums are not sufficient. */
export const killerMaking: MakingMethod<KillerParameters> = {
  plan(empty, random, fill) {
    const full = fill(empty);
    if (full === undefined) return undefined;
    return { ...empty, areas: inReadingOrder(drawCages(empty.parameters, full, random)) };
  },
  sparesSites: 'when asked',
};
