import { cellsByArea } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { countComplaint, openComplaint, piecesComplaint, regionName } from '#puzzle/regions.ts';
import { hasBoxes, sudokuGrid } from './board.ts';
import type { SudokuParameters } from './board.ts';

/** A size without boxes, or drawn regions that are too many, too few, too large, too small, disconnected or missing. */
export function sudokuComplaints({
  parameters: { size, jigsaw },
  areas,
}: Puzzle<SudokuParameters>): readonly Complaint[] {
  if (!jigsaw) {
    const sentence = `No boxes divide ${size}×${size} cells: tick Jigsaw and draw regions in their place`;
    return hasBoxes(size) ? [] : [{ sentence, cells: [], sites: [] }];
  }
  const grid = sudokuGrid(size);
  // A region that is too small may still grow until no cell is left.
  const isDivided = !areas.includes(undefined);
  return [
    ...countComplaint(areas, size),
    ...cellsByArea(areas).flatMap((cells, region) => [
      ...piecesComplaint(grid, region, cells),
      ...(cells.length > size || (isDivided && cells.length < size)
        ? [
            {
              sentence: `Region ${regionName(region)} has ${counted(cells.length, 'cell')}, ${size} wanted, from ${cellName(grid, cells[0] ?? 0)} on`,
              cells,
              sites: [],
            },
          ]
        : []),
    ]),
    ...openComplaint(grid, areas),
  ];
}
