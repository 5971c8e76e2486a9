import { cellsByArea } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { openComplaint, piecesComplaint, regionName } from '#puzzle/regions.ts';
import type { NorinoriParameters } from './board.ts';

/** Regions of one cell, in several pieces, or missing. */
export function norinoriComplaints({
  parameters: { width, height },
  areas,
}: Puzzle<NorinoriParameters>): readonly Complaint[] {
  const grid = rectangle(width, height);
  return [
    ...cellsByArea(areas).flatMap((cells, region): readonly Complaint[] => [
      ...piecesComplaint(grid, region, cells),
      ...(cells.length < 2
        ? [
            {
              sentence: `Region ${regionName(region)} has one cell, and two are to be shaded`,
              cells,
              sites: [],
            },
          ]
        : []),
    ]),
    ...openComplaint(grid, areas),
  ];
}
