import { cellsByArea } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { openComplaint, piecesComplaint, regionName } from '#puzzle/regions.ts';
import type { MagnetsParameters } from './board.ts';

/** The halves of a magnet. */
const HALVES = 2;

/** Regions that are no dominoes: in two pieces, or of more than two cells. One cell alone is neutral. */
export function magnetsComplaints({
  areas,
  parameters: { width, height },
}: Puzzle<MagnetsParameters>): readonly Complaint[] {
  const grid = rectangle(width, height);
  return [
    ...cellsByArea(areas).flatMap((cells, region) => [
      ...piecesComplaint(grid, region, cells),
      ...(cells.length > HALVES
        ? [
            {
              sentence: `Region ${regionName(region)} has ${cells.length} cells, at most two wanted`,
              cells,
              sites: [],
            },
          ]
        : []),
    ]),
    ...openComplaint(grid, areas),
  ];
}
