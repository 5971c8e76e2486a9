import { cellsByArea } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from './puzzle.ts';
import type { Complaint } from './puzzleType.ts';
import { openComplaint, piecesComplaint, regionName } from './regions.ts';

/**
 * Regions that cannot hold the numbers from 1 to their size: too large, disconnected, missing, or with
 * a given that is larger than the region. `largest` is the largest number that a cell takes.
 */
export function regionComplaints(
  grid: Rectangle,
  areas: Puzzle['areas'],
  givens: Puzzle['givens'],
  largest: number,
): readonly Complaint[] {
  const about = (sentence: string, cells: readonly number[]): Complaint => ({
    sentence,
    cells,
    sites: [],
  });
  return [
    ...cellsByArea(areas).flatMap((cells, region) => {
      const size = cells.length;
      const stray = cells.filter((cell) => (givens[cell] ?? 0) > size);
      return [
        ...piecesComplaint(grid, region, cells),
        ...(size > largest
          ? [
              about(
                `Region ${regionName(region)} has ${size} cells, at most ${largest} wanted, from ${cellName(grid, cells[0] ?? 0)} on`,
                cells,
              ),
            ]
          : []),
        ...stray.map((cell) =>
          about(
            `${cellName(grid, cell)} is ${givens[cell] ?? 0}, but its region has ${size === 1 ? 'one cell' : `only ${size} cells`}`,
            [cell],
          ),
        ),
      ];
    }),
    ...openComplaint(grid, areas),
  ];
}
