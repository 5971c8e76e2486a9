import { cellsByArea } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { cage } from '#logic/kinds/cage.ts';
import { boxedSquareClaims } from '#puzzle/boxedSquare.ts';
import type { Layout, Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { piecesComplaint, regionName } from '#puzzle/regions.ts';
import { oneNumber } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';

export interface KillerParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the largest digit. */
  readonly size: number;
}

export const SIZES = [4, 6, 8, 9];

export const killerGrid = (size: number): Rectangle => rectangle(size, size);

const cageWords = (area: number): string => `cage ${regionName(area)}`;

/** The sum of all digits up to this one. */
export const totalOf = (digits: number): number => (digits * (digits + 1)) / 2;

/** The sum of each cage, in its first cell. */
export function killerSites({
  parameters: { size },
  areas,
}: Layout<KillerParameters>): readonly Site[] {
  return cellsByArea(areas).map(([first = 0], area) => ({
    at: 'area',
    area,
    x: first % size,
    y: Math.floor(first / size),
    words: cageWords(area),
    slot: oneNumber(1, totalOf(size)),
  }));
}

/**
 * Rows, columns and boxes as in Sudoku; a cage has no digit twice and sums to its number (The
 * Times, 2005).
 */
export function killerClaims(
  { parameters: { size }, areas, siteClues }: Structure<KillerParameters>,
  setting: Setting,
): readonly Claim[] {
  return [
    ...boxedSquareClaims(size, { ...setting, crossed: true }),
    ...cellsByArea(areas).map((cells, area) => {
      const place = {
        words: cageWords(area),
        noun: { one: 'cage', many: 'cages' },
        site: area,
      };
      const total = siteClues[area]?.[0];
      return total === undefined
        ? allDifferent({ place, cells, ...setting })
        : cage({ place, cells, total, ...setting });
    }),
  ];
}

/**
 * Cages that are disconnected or too large, or have a sum that no set of different digits makes.
 */
export function killerComplaints({
  parameters: { size },
  areas,
  siteClues,
}: Puzzle<KillerParameters>): readonly Complaint[] {
  const grid = killerGrid(size);
  return cellsByArea(areas).flatMap((cells, area): readonly Complaint[] => {
    const name = `Cage ${regionName(area)}`;
    const count = cells.length;
    const total = siteClues[area]?.[0];
    if (count > size) {
      return [
        {
          sentence: `${name} has ${count} cells for ${size} different digits`,
          cells,
          sites: [area],
        },
      ];
    }
    const [low, high] = [totalOf(count), totalOf(size) - totalOf(size - count)];
    const pieces = piecesComplaint(grid, area, cells, 'Cage');
    if (total === undefined || (total >= low && total <= high)) return pieces;
    const range = low === high ? String(low) : `${low} to ${high}`;
    const what = count === 1 ? 'one digit makes' : `${count} different digits make`;
    return [
      ...pieces,
      { sentence: `${name} cannot add up to ${total}: ${what} ${range}`, cells, sites: [area] },
    ];
  });
}
