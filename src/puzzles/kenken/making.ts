import { besides, cellsByArea, inReadingOrder } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { growCage } from '#puzzle/growCage.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { clueOfTarget, LARGEST_RESULT } from '#puzzle/target.ts';
import type { Target } from '#puzzle/target.ts';
import type { KenkenParameters } from './board.ts';

/** Sizes of cages, about as often as in printed puzzles. */
const CAGE_SIZES = [1, 2, 2, 2, 2, 3, 3, 3, 4];

/** Cages, each grown from the first open cell. */
function drawCages(size: number, random: Random): readonly number[] {
  const grid = rectangle(size, size);
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

/** What a cage can print for these values; the same cage always prints the same. */
function targetFor(cells: readonly number[], values: readonly number[]): Target {
  const [a = 0, b = 0] = values;
  const total = values.reduce((sum, value) => sum + value, 0);
  const product = values.reduce((made, value) => made * value, 1);
  if (values.length === 1) return { total, operation: undefined };
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const targets: Target[] = [{ total, operation: 'sum' }];
  if (product <= LARGEST_RESULT) targets.push({ total: product, operation: 'product' });
  if (values.length === 2) {
    // Two cells mostly say how they differ.
    targets.push({ total: high - low, operation: 'difference' });
    if (high % low === 0) targets.push({ total: high / low, operation: 'quotient' });
    else targets.push({ total: high - low, operation: 'difference' });
  }
  const chosen = cells.reduce((mixed, cell) => (mixed * 31 + cell) % 9973, 7);
  return targets[chosen % targets.length] ?? { total, operation: 'sum' };
}

/** Draws cages around any full square; a cell that another solution has otherwise gets a cage of its own. */
export const kenkenMaking: MakingMethod<KenkenParameters> = {
  plan: (empty, random) => ({
    ...empty,
    areas: inReadingOrder(drawCages(empty.parameters.size, random)),
  }),
  solution: (puzzle, _, fill) => fill({ ...puzzle, siteClues: [] }),
  siteClues: ({ areas }, solution) =>
    cellsByArea(areas).map((cells) => [
      clueOfTarget(
        targetFor(
          cells,
          cells.map((cell) => solution[cell] ?? 0),
        ),
      ),
    ]),
  replan(puzzle, solution, others, random) {
    const other = others.at(-1);
    const cages = cellsByArea(puzzle.areas);
    // The end of a cage, so that the rest stays in one piece.
    const wrong = solution.flatMap((value, cell) => {
      const cage = cages[puzzle.areas[cell] ?? -1] ?? [];
      const alone = cage.filter((each) =>
        besides(rectangle(puzzle.parameters.size, puzzle.parameters.size), each).some(
          (next) => cage.includes(next) && next !== cell,
        ),
      ).length;
      return other?.[cell] !== value &&
        cage.length > 1 &&
        (cage.length === 2 || alone === cage.length)
        ? [cell]
        : [];
    });
    const candidates =
      wrong.length > 0
        ? wrong
        : solution.flatMap((_, cell) =>
            (cages[puzzle.areas[cell] ?? -1] ?? []).length > 1 ? [cell] : [],
          );
    if (candidates.length === 0) return undefined;
    const cell = random.pick(candidates);
    return { ...puzzle, areas: inReadingOrder(puzzle.areas.with(cell, cages.length)) };
  },
};
