import { cellsByArea, kingsMoves, piecesOf } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { unlikeNeighbours } from '#logic/kinds/unlikeNeighbours.ts';
import type { Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';

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

/** Names regions as the seed does: a to z, A to Z, then aa, ab and so on. */
export function regionName(region: number): string {
  const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);
  if (region < 26) return letter(region);
  if (region < 52) return letter(region - 26).toUpperCase();
  const past = region - 52;
  return letter(Math.floor(past / 26)) + letter(past % 26);
}

const upTo = (count: number): readonly number[] =>
  Array.from({ length: Math.min(count, LARGEST) }, (_, index) => index + 1);

/** A cell may hold 1 to its region's size; without a region any digit. */
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

/** Each region holds 1 to its size, and no two cells a king's move apart are alike (seed). */
export function suguruClaims(
  structure: Structure<SuguruParameters>,
  { symbol }: Setting,
): readonly Claim[] {
  const grid = suguruGrid(structure.parameters);
  const domains = suguruDomains(structure);
  return [
    ...cellsByArea(structure.areas).map((cells, region) =>
      allDifferent({
        place: { words: `region ${regionName(region)}`, noun: { one: 'region', many: 'regions' } },
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

/** Regions that no Suguru has: too large, in pieces, missing, or with a given they cannot hold. */
export function suguruComplaints(puzzle: Puzzle<SuguruParameters>): readonly Complaint[] {
  const grid = suguruGrid(puzzle.parameters);
  const { areas, givens } = puzzle;
  const about = (sentence: string, cells: readonly number[]): Complaint => ({
    sentence,
    cells,
    sites: [],
  });
  const open = areas.flatMap((area, cell) => (area === undefined ? [cell] : []));
  const regions = cellsByArea(areas);
  return [
    ...regions.flatMap((cells, region) => {
      const name = `Region ${regionName(region)}`;
      const size = cells.length;
      const [, second] = piecesOf(grid, cells);
      const stray = cells.filter((cell) => (givens[cell] ?? 0) > size);
      return [
        ...(second === undefined
          ? []
          : [
              about(
                `${name} is in two pieces: ${cellName(grid, second[0] ?? 0)} does not touch the rest`,
                second,
              ),
            ]),
        ...(size > LARGEST
          ? [
              about(
                `${name} has ${size} cells, at most ${LARGEST} wanted, from ${cellName(grid, cells[0] ?? 0)} on`,
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
    ...(open.length === 0 || open.length === areas.length
      ? []
      : [
          about(
            `${open.length === 1 ? 'One cell has' : `${open.length} cells have`} no region yet, such as ${cellName(grid, open[0] ?? 0)}`,
            open,
          ),
        ]),
  ];
}
