import { cellsByArea, kingsMoves } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { unlikeNeighbours } from '#logic/kinds/unlikeNeighbours.ts';
import type { Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { openComplaint, piecesComplaint, regionName, regionPlace } from '#puzzle/regions.ts';

export interface SuguruParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const SIZES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** The largest region that single digits can fill. */
export const LARGEST = 9;

export const suguruGrid = ({ width, height }: SuguruParameters): Rectangle =>
  rectangle(width, height);

const upTo = (count: number): readonly number[] =>
  Array.from({ length: Math.min(count, LARGEST) }, (_, index) => index + 1);

/** A cell has 1 to its region's size; without a region, any digit. */
export function suguruDomains({
  parameters,
  areas,
}: Structure<SuguruParameters>): readonly (readonly number[])[] {
  const regions = cellsByArea(areas);
  return suguruGrid(parameters).centres.map((_, cell) => {
    const region = areas[cell];
    return upTo(region === undefined ? LARGEST : (regions[region]?.length ?? LARGEST));
  });
}

/** Each region has 1 to its size, and no two cells a king's move apart are equal. */
export function suguruClaims(
  structure: Structure<SuguruParameters>,
  { symbol }: Setting,
): readonly Claim[] {
  const grid = suguruGrid(structure.parameters);
  const domains = suguruDomains(structure);
  return [
    ...cellsByArea(structure.areas).map((cells, region) =>
      allDifferent({
        place: regionPlace(region),
        cells,
        values: upTo(cells.length),
        symbol,
      }),
    ),
    ...grid.centres.map((_, cell) =>
      unlikeNeighbours({
        place: { words: cellName(grid, cell), noun: { one: 'cell', many: 'cells' } },
        cell,
        neighbours: kingsMoves(grid, cell),
        values: domains[cell] ?? [],
        symbol,
      }),
    ),
  ];
}

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
