import { piecesOf } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { runsBetween } from '#logic/runsBetween.ts';
import type { RunBetween } from '#logic/runsBetween.ts';
import type { Random } from './random.ts';

/**
 * The longest runs at first; a short run has few ways to make its sum, so that runs determine each
 * other.
 */
const LONGEST_RUNS = [4, 5, 5, 6];

/** Whether the white cells are connected, and none is alone in its row or column. */
function isSound(grid: Rectangle, blackCells: readonly boolean[]): boolean {
  if (runsBetween(grid, blackCells).some(({ cells }) => cells.length < 2)) return false;
  const white = [...blackCells.keys()].filter((cell) => blackCells[cell] === false);
  return piecesOf(grid, white).length === 1;
}

/**
 * Black cells with 180° rotational symmetry, as in print, until no run is longer than wanted; the
 * smallest boards may not allow that, so some runs there are a little longer. Indexed by cell.
 */
export function drawBlackCells(grid: Rectangle, random: Random): readonly boolean[] {
  const cells = grid.centres.length;
  // Without black cells, digits could be permuted, so that no solution would be unique.
  const { width, height } = grid;
  const longest = Math.min(random.pick(LONGEST_RUNS), Math.min(width, height) - 1);
  let blackCells: readonly boolean[] = Array.from({ length: cells }, () => false);
  for (const cell of random.shuffled([...blackCells.keys()])) {
    const isLong = (run: RunBetween): boolean =>
      run.cells.length > longest && run.cells.includes(cell);
    if (!runsBetween(grid, blackCells).some(isLong)) continue;
    const drawn = blackCells.with(cell, true).with(cells - 1 - cell, true);
    if (isSound(grid, drawn)) blackCells = drawn;
  }
  return blackCells;
}
