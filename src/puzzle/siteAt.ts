import { areaGrid } from '#grid/areaGrid.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import type { Site } from './site.ts';

/**
 * The site whose sum is typed while a cell of the `areaGrid` is chosen: that of its area, of its half of a black
 * square, or of the run that begins at it; `undefined` if it has none or several.
 */
export function siteAt(type: PuzzleType, puzzle: Puzzle, cell: number): number | undefined {
  const grid = areaGrid(type.grid(puzzle.parameters));
  if (grid.shape !== 'rectangle') return undefined;
  const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
  const isBlack = puzzle.blackCells[cell] === true;
  const isMeant = (site: Site): boolean => {
    if (site.at === 'area') return site.area === puzzle.areas[cell];
    if (site.at !== 'half') return false;
    if (isBlack) return site.x === x && site.y === y;
    const [right, down] = site.half === 'upper' ? [1, 0] : [0, 1];
    return site.x + right === x && site.y + down === y;
  };
  const meant = (type.sites?.(puzzle) ?? []).flatMap((site, index) =>
    isMeant(site) ? [index] : [],
  );
  return meant.length === 1 ? meant[0] : undefined;
}
