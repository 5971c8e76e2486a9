import { areaGrid } from '#grid/areaGrid.ts';
import { inReadingOrder, moveWall } from '#grid/areas.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { clueAtEachSite } from '#puzzle/siteClues.ts';
import { print, same, useDocument } from './document.ts';

// What the author draws besides paths: areas and black cells.

/** Makes cells an area; the rest of other areas stays. */
export function drawArea(cells: readonly number[]): void {
  const { areas } = useDocument.getState().puzzle;
  joinArea(cells, Math.max(-1, ...areas.map((area) => area ?? -1)) + 1);
}

/** Adds cells to the area with this number. */
export const joinArea = (cells: readonly number[], area: number): void =>
  changeAreas((old, cell) => (cells.includes(cell) ? area : old));

/** Removes cells from their areas. */
export const eraseAreas = (cells: readonly number[]): void =>
  changeAreas((old, cell) => (cells.includes(cell) ? undefined : old));

/** Removes the wall between two cells, or adds it where one line divides their area. */
export function toggleWall(first: number, second: number): void {
  const { type, puzzle } = useDocument.getState();
  const grid = areaGrid(type.grid(puzzle.parameters));
  if (grid.shape !== 'rectangle') return;
  const moved = moveWall(grid, puzzle.areas, first, second);
  changeAreas((_, cell) => moved[cell]);
}

function changeAreas(next: (area: number | undefined, cell: number) => number | undefined): void {
  const { type, puzzle } = useDocument.getState();
  const changed = puzzle.areas.map(next);
  // Named areas keep their names; other areas are numbered in reading order.
  const named = type.drawnAreas?.(puzzle.parameters)?.named;
  const areas = named === true ? changed : inReadingOrder(changed);
  if (same(areas, puzzle.areas)) return;
  print(withLayout(type, puzzle, { areas }));
}

/** Makes cells black or white. A cell's content reappears when it is white again. */
export function blackenCells(cells: readonly number[], isBlack: boolean): void {
  const { type, puzzle } = useDocument.getState();
  const blackCells = [...puzzle.blackCells];
  for (const cell of cells) blackCells[cell] = isBlack;
  if (blackCells.every((black, cell) => black === puzzle.blackCells[cell])) return;
  const givens = puzzle.givens.map((given, cell) =>
    blackCells[cell] === true ? undefined : given,
  );
  print(withLayout(type, { ...puzzle, givens }, { blackCells }));
}

/** The puzzle with another layout, and its outside clues at the same sites. */
const withLayout = (
  type: PuzzleType,
  puzzle: Puzzle,
  drawn: Partial<Pick<Puzzle, 'areas' | 'blackCells'>>,
): Puzzle => ({
  ...puzzle,
  ...drawn,
  siteClues: clueAtEachSite(type, puzzle, { ...puzzle, ...drawn }),
});
