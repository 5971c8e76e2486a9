import { besides, cellsByArea, inReadingOrder } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { growCage } from './growCage.ts';
import type { MakingMethod } from './making.ts';
import type { Parameters } from './parameters.ts';
import type { Random } from './random.ts';

/** Sizes of cages, about as often as in printed puzzles. */
const CAGE_SIZES = [1, 2, 2, 2, 2, 3, 3, 3, 4];

/** Cages, each grown from the first open cell. */
function growCages(grid: Rectangle, random: Random): readonly number[] {
  const areas: (number | undefined)[] = grid.centres.map(() => undefined);
  let next = 0;
  for (const start of areas.keys()) {
    if (areas[start] !== undefined) continue;
    const isFree = (cell: number): boolean => areas[cell] === undefined;
    const cage = growCage(grid, start, random.pick(CAGE_SIZES), isFree, random);
    for (const cell of cage) areas[cell] = next;
    next += 1;
  }
  return areas.map((area) => area ?? 0);
}

/**
 * For types with cages in which nothing else is printed: draws them, and fills them by the rules that
 * count without their clues. A cell that another solution has otherwise gets a cage of its own.
 */
export const drawCages = <P extends Parameters>(
  gridAt: (parameters: P) => Rectangle,
): Required<Pick<MakingMethod<P>, 'plan' | 'solution' | 'replan'>> => ({
  plan: (empty, random) => ({
    ...empty,
    areas: inReadingOrder(growCages(gridAt(empty.parameters), random)),
  }),
  solution: (puzzle, _, fill) => fill({ ...puzzle, siteClues: [] }),
  replan(puzzle, solution, others, random) {
    const other = others.at(-1);
    const grid = gridAt(puzzle.parameters);
    const cages = cellsByArea(puzzle.areas);
    const cageOf = (cell: number): readonly number[] => cages[puzzle.areas[cell] ?? -1] ?? [];
    // The end of a cage, so that the rest stays in one piece.
    const wrong = solution.flatMap((value, cell) => {
      const cage = cageOf(cell);
      const besideRest = cage.filter((each) =>
        besides(grid, each).some((next) => cage.includes(next) && next !== cell),
      ).length;
      const isEnd = cage.length === 2 || besideRest === cage.length;
      return other?.[cell] !== value && cage.length > 1 && isEnd ? [cell] : [];
    });
    const candidates =
      wrong.length > 0
        ? wrong
        : solution.flatMap((_, cell) => (cageOf(cell).length > 1 ? [cell] : []));
    if (candidates.length === 0) return undefined;
    const areas = puzzle.areas.with(random.pick(candidates), cages.length);
    return { ...puzzle, areas: inReadingOrder(areas) };
  },
});
