import { besides, inReadingOrder, piecesOf } from '#grid/areas.ts';
import { boxesOf } from '#puzzle/boxedSquare.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { hasBoxes, sudokuGrid } from './board.ts';
import type { SudokuParameters } from './board.ts';

/** How often two regions try to swap cells, for each cell of the board. */
const SWAPS = 12;
/** One swap in so many is kept although it makes the walls longer. */
const LONGER_WALLS = 4;

/** The boxes, indexed by cell, or the rows of a board without boxes. */
function undrawnRegions(size: number): readonly number[] {
  const boxes = boxesOf(size);
  return sudokuGrid(size).centres.map((_, cell) =>
    hasBoxes(size) ? boxes.findIndex((cells) => cells.includes(cell)) : Math.floor(cell / size),
  );
}

/**
 * Regions of `size` cells each, in one piece: boxes or rows, of which neighbours have swapped cells
 * at random.
 */
function drawRegions(size: number, random: Random): readonly number[] {
  const grid = sudokuGrid(size);
  let areas = undrawnRegions(size);
  const isWhole = (drawn: readonly number[], area: number): boolean =>
    piecesOf(
      grid,
      drawn.flatMap((other, cell) => (other === area ? [cell] : [])),
    ).length === 1;
  const walls = (drawn: readonly number[]): number =>
    drawn.reduce(
      (sum, area, cell) => sum + besides(grid, cell).filter((next) => drawn[next] !== area).length,
      0,
    );
  for (let left = SWAPS * areas.length; left > 0; left -= 1) {
    const cell = random.below(areas.length);
    const own = areas[cell] ?? 0;
    const around = besides(grid, cell).flatMap((next) => areas[next] ?? []);
    const others = around.filter((area) => area !== own);
    if (others.length === 0) continue;
    const other = random.pick(others);
    const given = areas.with(cell, other);
    if (!isWhole(given, own)) continue;
    const back = given.flatMap((area, at) =>
      area === other && at !== cell && besides(grid, at).some((next) => given[next] === own)
        ? [at]
        : [],
    );
    const swapped = back.map((at) => given.with(at, own)).filter((drawn) => isWhole(drawn, other));
    if (swapped.length === 0) continue;
    const next = random.pick(swapped);
    // Fewer walls are rounder regions; with these alone they would be the boxes again.
    if (walls(next) <= walls(areas) || random.below(LONGER_WALLS) === 0) areas = next;
  }
  return areas;
}

/** Draws the regions of a jigsaw; nothing comes before the grid of any other Sudoku. */
export const sudokuMaking: MakingMethod<SudokuParameters> = {
  plan(empty, random) {
    const { size, jigsaw } = empty.parameters;
    if (!jigsaw) return empty;
    const areas = inReadingOrder(drawRegions(size, random));
    // Small boards sometimes come back to where they began.
    const isDrawn = undrawnRegions(size).some((area, cell) => area !== areas[cell]);
    return isDrawn ? { ...empty, areas } : undefined;
  },
};
