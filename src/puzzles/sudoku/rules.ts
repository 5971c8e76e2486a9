import { cellsByArea } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { BOX, boxedSquareClaims, boxesOf, squareLineClaims } from '#puzzle/boxedSquare.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Layout, Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import {
  countComplaint,
  openComplaint,
  piecesComplaint,
  regionName,
  regionPlace,
} from '#puzzle/regions.ts';

export interface SudokuParameters {
  readonly [name: string]: number | boolean;
  /** Cells per side. */
  readonly size: number;
  /** Whether the author draws regions that stand in place of the boxes: a jigsaw. */
  readonly jigsaw: boolean;
}

/** Every size on offer, ascending. */
export const SIZES = [...BOX.keys()];

export const sudokuGrid = (size: number): Rectangle => rectangle(size, size);

/** The boxes, or the regions that are drawn instead. */
export const sudokuAreas = ({
  parameters: { size, jigsaw },
  areas,
}: Layout<SudokuParameters>): readonly (readonly number[])[] =>
  jigsaw ? cellsByArea(areas) : boxesOf(size);

/** Every row, every column and every box, or region drawn instead, has each digit once. */
export const sudokuClaims = (
  { parameters: { size, jigsaw }, areas }: Structure<SudokuParameters>,
  setting: Setting,
): readonly Claim[] =>
  jigsaw
    ? [
        ...squareLineClaims(size, setting),
        ...cellsByArea(areas).map((cells, region) =>
          allDifferent({ place: regionPlace(region), cells, ...setting }),
        ),
      ]
    : boxedSquareClaims(size, setting);

/** Drawn regions that are too many, too few, too large, too small, disconnected or missing. */
export function sudokuComplaints({
  parameters: { size, jigsaw },
  areas,
}: Puzzle<SudokuParameters>): readonly Complaint[] {
  if (!jigsaw) return [];
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
