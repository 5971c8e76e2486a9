import { inReadingOrder } from '#grid/areas.ts';
import { counted } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import { regionName } from '#puzzle/regions.ts';
import type { TextForm } from '#puzzle/text.ts';
import { LARGEST, SIZES, suguruGrid } from './rules.ts';
import type { SuguruParameters } from './rules.ts';

/** A region name or `.` for none, then a given. */
const CELL = /^([a-z]{1,2}|[A-Z]{1,2}|\.)(\d?)$/;

/** Lines of cells divided by commas, each a region's name with its given: `a,a4,d,c3`. */
export const suguruText: TextForm<SuguruParameters> = {
  read({ lines }) {
    const rows = lines.map(({ number, text }) => ({
      number,
      cells: text.split(',').map((cell) => cell.trim()),
    }));
    const width = rows[0]?.cells.length ?? 0;
    const height = rows.length;
    const [low = 3, high = 15] = [SIZES[0], SIZES.at(-1)];
    if (!SIZES.includes(width)) {
      return failure(`has ${counted(width, 'cell')}, ${low} to ${high} wanted`, rows[0]?.number);
    }
    if (!SIZES.includes(height)) {
      return failure(`There are ${counted(height, 'line')}, ${low} to ${high} wanted`);
    }
    const numbers = new Map<string, number>();
    const areas: (number | undefined)[] = [];
    const givens: (number | undefined)[] = [];
    for (const { number, cells } of rows) {
      if (cells.length !== width) {
        return failure(`has ${counted(cells.length, 'cell')}, ${width} wanted`, number);
      }
      for (const [column, cell] of cells.entries()) {
        const [, name, given = ''] = CELL.exec(cell) ?? [];
        if (name === undefined || given === '0') {
          return failure(
            `has "${cell}" at cell ${column + 1}; a region's name wanted, and perhaps a given of 1 to ${LARGEST}`,
            number,
          );
        }
        if (name !== '.' && !numbers.has(name)) numbers.set(name, numbers.size);
        areas.push(numbers.get(name));
        givens.push(given === '' ? undefined : Number(given));
      }
    }
    return success({ parameters: { width, height }, areas, givens });
  },
  write({ parameters, areas, givens }) {
    const ordered = inReadingOrder(areas);
    return suguruGrid(parameters).rows.map((row) =>
      row
        .map((cell) => {
          const area = ordered[cell];
          return `${area === undefined ? '.' : regionName(area)}${givens[cell] ?? ''}`;
        })
        .join(','),
    );
  },
};
