import { inReadingOrder } from '#grid/areas.ts';
import { oneOf } from '#logic/words.ts';
import { counted } from './numbers.ts';
import { regionName } from './regions.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';
import type { TextLine } from './text.ts';

/** A region's name, or `.` for none, then a given. */
const CELL = /^([a-z]{1,2}|[A-Z]{1,2}|\.)(|[1-9]\d?)$/;

/** Drawn regions and given numbers, both indexed by cell. */
export interface RegionGrid {
  readonly areas: readonly (number | undefined)[];
  readonly givens: readonly (number | undefined)[];
}

/** The number of cells in a line of such a grid. */
export const regionCells = ({ text }: TextLine): number => text.split(',').length;

/**
 * Reads lines of cells separated by commas, each a region's name with its given: `a,a4,d,c3`. All
 * lines must be as wide as the first; givens go up to `largest`, at most 99, or 0 if there are
 * none. Regions are numbered in reading order, or by `names` if clues know them by these.
 */
export function readRegions(
  lines: readonly TextLine[],
  largest: number,
  names?: readonly string[],
): Result<RegionGrid> {
  const width = lines[0] === undefined ? 0 : regionCells(lines[0]);
  const numbers = new Map(names?.map((name, area) => [name, area]));
  const areas: (number | undefined)[] = [];
  const givens: (number | undefined)[] = [];
  for (const { number, text } of lines) {
    const cells = text.split(',').map((cell) => cell.trim());
    if (cells.length !== width) {
      return failure(`has ${counted(cells.length, 'cell')}, ${width} wanted`, number);
    }
    for (const [column, cell] of cells.entries()) {
      const [, name, given = ''] = CELL.exec(cell) ?? [];
      if (name === undefined || Number(given) > largest) {
        return failure(
          `has "${cell}" at cell ${column + 1}; a region's name wanted, ${largest === 0 ? 'or . for none' : `and perhaps a given of 1 to ${largest}`}`,
          number,
        );
      }
      if (name !== '.' && !numbers.has(name)) {
        if (names !== undefined) {
          return failure(`has "${name}" at cell ${column + 1}; ${oneOf(names)} wanted`, number);
        }
        numbers.set(name, numbers.size);
      }
      areas.push(numbers.get(name));
      givens.push(given === '' ? undefined : Number(given));
    }
  }
  return success({ areas, givens });
}

/**
 * Writes a grid with this many columns so that `readRegions` reads it, regions named in reading
 * order, or by `names`.
 */
export function writeRegions(
  { areas, givens }: RegionGrid,
  width: number,
  names?: readonly string[],
): readonly string[] {
  const ordered = names === undefined ? inReadingOrder(areas) : areas;
  const nameOf = (area: number): string => names?.[area] ?? regionName(area);
  const words = ordered.map(
    (area, cell) => `${area === undefined ? '.' : nameOf(area)}${givens[cell] ?? ''}`,
  );
  return Array.from({ length: words.length / width }, (_, row) =>
    words.slice(row * width, (row + 1) * width).join(','),
  );
}
