import { cellsByArea } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { openComplaint, piecesComplaint, regionName } from '#puzzle/regions.ts';
import { LARGEST, suguruGrid } from './board.ts';
import type { SuguruParameters } from './board.ts';

/** Impossible regions: too large, disconnected, missing, or with a given outside their domain. */
export function suguruComplaints(puzzle: Puzzle<SuguruParameters>): readonly Complaint[] {
  const grid = suguruGrid(puzzle.parameters);
  const { areas, givens } = puzzle;
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
        ...(size > LARGEST
          ? [
              about(
                `Region ${regionName(region)} has ${size} cells, at most ${LARGEST} wanted, from ${cellName(grid, cells[0] ?? 0)} on`,
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
