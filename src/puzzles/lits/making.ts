import { besides, cellsByArea, inReadingOrder, squaresOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { tetrominoesIn } from '#grid/tetrominoes.ts';
import type { Tetromino } from '#grid/tetrominoes.ts';
import { dividing } from '#puzzle/dividing.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { LitsParameters } from './board.ts';

const SHADED = 1;

/** Tetrominoes by all rules but the regions, each beside one before, as many as chance finds room for. */
function placeShapes(grid: Rectangle, random: Random): readonly Tetromino[] {
  const beside = grid.centres.map((_, cell) => besides(grid, cell));
  const squares = squaresOf(grid);
  const owner = new Map<number, number>();
  const placed: Tetromino[] = [];
  for (const each of random.shuffled(tetrominoesIn(grid, [...grid.centres.keys()]))) {
    if (placed.length > 0) break;
    placed.push(each);
    for (const cell of each.cells) owner.set(cell, 0);
  }
  for (;;) {
    const next = random
      .shuffled(
        tetrominoesIn(
          grid,
          [...grid.centres.keys()].filter((cell) => !owner.has(cell)),
        ),
      )
      .find(({ shape, cells }) => {
        const touched = new Set(
          cells.flatMap((cell) => (beside[cell] ?? []).flatMap((near) => owner.get(near) ?? [])),
        );
        const isFull = (square: readonly number[]): boolean =>
          square.every((cell) => owner.has(cell) || cells.includes(cell));
        return (
          touched.size > 0 &&
          [...touched].every((at) => placed[at]?.shape !== shape) &&
          !squares.some((square) => square.some((cell) => cells.includes(cell)) && isFull(square))
        );
      });
    if (next === undefined) return placed;
    for (const cell of next.cells) owner.set(cell, placed.length);
    placed.push(next);
  }
}

/** Of so many cells, the one is taken with which fewest shapes have room. */
const TRIED = 5;

/** Regions that grow from the shapes, a cell at a time, so that few other shapes have room in them. */
function growRegions(grid: Rectangle, shapes: readonly Tetromino[], random: Random) {
  const areas: (number | undefined)[] = grid.centres.map(() => undefined);
  shapes.forEach(({ cells }, area) => cells.forEach((cell) => (areas[cell] = area)));
  /** How many more shapes have room in a region with a cell. */
  const ways = (cell: number, to: number): number => {
    const own = [...areas.keys()].filter((each) => areas[each] === to);
    return (
      tetrominoesIn(
        grid,
        [...own, cell].toSorted((a, b) => a - b),
      ).length - tetrominoesIn(grid, own).length
    );
  };
  while (areas.includes(undefined)) {
    const open = [...areas.keys()].filter(
      (cell) =>
        areas[cell] === undefined && besides(grid, cell).some((near) => areas[near] !== undefined),
    );
    const tries = random
      .shuffled(open)
      .slice(0, TRIED)
      .flatMap((cell) =>
        [...new Set(besides(grid, cell).flatMap((next) => areas[next] ?? []))].map((to) => ({
          cell,
          to,
          ways: ways(cell, to),
        })),
      );
    const [best] = tries.toSorted((a, b) => a.ways - b.ways);
    if (best !== undefined) areas[best.cell] = best.to;
  }
  return inReadingOrder(areas);
}

const dividingMaking = dividing<LitsParameters>({
  grid: ({ width, height }) => rectangle(width, height),
  each: () => 4,
  place: () => undefined,
});

/** After so many changes without success regions are grown anew: those that come out do so in fewer. */
const FRUITLESS = 24;

/** The shapes that a solution has in its regions. */
const shapesIn = (
  grid: Rectangle,
  areas: readonly (number | undefined)[],
  solution: readonly number[],
): readonly Tetromino[] =>
  cellsByArea(areas).flatMap((cells) =>
    tetrominoesIn(
      grid,
      cells.filter((cell) => solution[cell] === SHADED),
    ),
  );

/** Shapes first, and regions around them, whose cells change hands until there is one solution. */
export const litsMaking: MakingMethod<LitsParameters> = {
  plan(empty, random) {
    const grid = rectangle(empty.parameters.width, empty.parameters.height);
    return { ...empty, areas: growRegions(grid, placeShapes(grid, random), random) };
  },
  replan(puzzle, solution, others, random) {
    if (others.length % FRUITLESS > 0) {
      return dividingMaking.replan?.(
        puzzle,
        solution,
        others.slice(-(others.length % FRUITLESS)),
        random,
      );
    }
    const grid = rectangle(puzzle.parameters.width, puzzle.parameters.height);
    const shapes = shapesIn(grid, puzzle.areas, solution);
    return { ...puzzle, areas: growRegions(grid, shapes, random) };
  },
};
