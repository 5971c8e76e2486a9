import { inReadingOrder } from '#grid/areas.ts';
import { oneOf } from '#logic/words.ts';
import { counted } from './numbers.ts';
import { regionName } from './regions.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';
import type { TextLine } from './text.ts';

/** How a black cell is written, in place of a given. */
const BLACK = '■';
/** A region's name, or `.` for none, then a given. */
const CELL = /^([a-z]{1,3}|[A-Z]{1,2}|\.)(|0|[1-9]\d?|■)$/;

/** What cells have besides a region and numbers from 1 on. */
export interface RegionForm {
  /** The names of the regions, if clues know them by these; otherwise they are named in reading order. */
  readonly names?: readonly string[] | undefined;
  /** Whether 0 is a value. */
  readonly takesZero?: boolean;
  readonly takesBlack?: boolean;
}

/** Drawn regions and given numbers, both indexed by cell. */
export interface RegionGrid {
  readonly areas: readonly (number | undefined)[];
  readonly givens: readonly (number | undefined)[];
  /** Empty if no cell can be black. */
  readonly blackCells?: readonly boolean[];
}

/** The number of cells in a line of such a grid. */
export const regionCells = ({ text }: TextLine): number => text.split(',').length;

/**
 * Reads lines of cells separated by commas, each a region's name with its given: `a,a4,d,c3`. All
 * lines must be as wide as the first; givens go up to `largest`, at most 99, or 0 if there are
 * none.
 */
export function readRegions(
  lines: readonly TextLine[],
  largest: number,
  { names, takesZero = false, takesBlack = false }: RegionForm = {},
): Result<RegionGrid> {
  const width = lines[0] === undefined ? 0 : regionCells(lines[0]);
  const numbers = new Map(names?.map((name, area) => [name, area]));
  const areas: (number | undefined)[] = [];
  const givens: (number | undefined)[] = [];
  const blackCells: boolean[] = [];
  for (const { number, text } of lines) {
    const cells = text.split(',').map((cell) => cell.trim());
    if (cells.length !== width) {
      return failure(`has ${counted(cells.length, 'cell')}, ${width} wanted`, number);
    }
    for (const [column, cell] of cells.entries()) {
      const [, name, given = ''] = CELL.exec(cell) ?? [];
      const isBlack = takesBlack && given === BLACK;
      const isGiven = Number(given) <= largest && (takesZero || given !== '0');
      if (name === undefined || (!isBlack && !isGiven)) {
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
      givens.push(given === '' || isBlack ? undefined : Number(given));
      blackCells.push(isBlack);
    }
  }
  return success({ areas, givens, ...(takesBlack ? { blackCells } : {}) });
}

/**
 * Writes a grid with this many columns so that `readRegions` reads it, regions named in reading
 * order unless their names are given.
 */
export function writeRegions(
  { areas, givens, blackCells = [] }: RegionGrid,
  width: number,
  { names }: RegionForm = {},
): readonly string[] {
  const ordered = names === undefined ? inReadingOrder(areas) : areas;
  const nameOf = (area: number): string => names?.[area] ?? regionName(area);
  const words = ordered.map(
    (area, cell) =>
      `${area === undefined ? '.' : nameOf(area)}${blackCells[cell] === true ? BLACK : (givens[cell] ?? '')}`,
  );
  return Array.from({ length: words.length / width }, (_, row) =>
    words.slice(row * width, (row + 1) * width).join(','),
  );
}
