import { inReadingOrder } from '#grid/areas.ts';
import { counted } from '#puzzle/numbers.ts';
import { regionName } from '#puzzle/regions.ts';
import { failure, success } from '#puzzle/result.ts';
import type { TextForm } from '#puzzle/text.ts';
import { SIZES, starBattleGrid, STARS } from './rules.ts';
import type { StarBattleParameters } from './rules.ts';

const [LOW = 5, HIGH = 14] = [SIZES[0], SIZES.at(-1)];
const MOST_STARS = STARS.at(-1) ?? 3;

/** How many regions have a letter of their own; names of more are divided by commas. */
const LETTERS = 52;
const NAME = /^(?:[a-z]{1,2}|[A-Z]{1,2}|\.)$/;

/** A row's region names: divided by commas or spaces, or else a letter each. */
const namesOf = (text: string): readonly string[] =>
  /[\s,]/.test(text) ? text.split(/[\s,]+/).filter((name) => name !== '') : [...text];

/** A line with the number of stars, one where it is left out, then rows of regions: `aabbc`. */
export const starBattleText: TextForm<StarBattleParameters> = {
  read({ lines }) {
    const [first] = lines;
    const hasStars = first !== undefined && /^\d+$/.test(first.text);
    const stars = hasStars ? Number(first.text) : 1;
    if (hasStars && !STARS.includes(stars)) {
      return failure(`has ${first.text} stars; 1 to ${MOST_STARS} wanted`, first.number);
    }
    const rows = (hasStars ? lines.slice(1) : lines).map(({ number, text }) => ({
      number,
      cells: namesOf(text),
    }));
    const size = rows[0]?.cells.length ?? 0;
    if (!SIZES.includes(size)) {
      return failure(
        `has ${counted(size, 'cell')}, ${LOW} to ${HIGH} wanted`,
        rows[0]?.number ?? first?.number,
      );
    }
    const numbers = new Map<string, number>();
    const areas: (number | undefined)[] = [];
    for (const { number, cells } of rows) {
      if (cells.length !== size) {
        return failure(`has ${counted(cells.length, 'cell')}, ${size} wanted`, number);
      }
      for (const [column, cell] of cells.entries()) {
        if (!NAME.test(cell)) {
          return failure(
            `has "${cell}" at cell ${column + 1}; a region's letter wanted, or . for none`,
            number,
          );
        }
        if (cell !== '.' && !numbers.has(cell)) numbers.set(cell, numbers.size);
        areas.push(numbers.get(cell));
      }
    }
    if (rows.length !== size) {
      return failure(
        `There ${rows.length === 1 ? 'is' : 'are'} ${counted(rows.length, 'row')} of regions, ${size} wanted: as many as columns`,
      );
    }
    return success({ parameters: { size, stars }, areas, givens: areas.map(() => undefined) });
  },
  write({ parameters, areas }) {
    const ordered = inReadingOrder(areas);
    const letter = (area: number | undefined): string =>
      area === undefined ? '.' : regionName(area);
    const divider = ordered.some((area) => (area ?? 0) >= LETTERS) ? ',' : '';
    return [
      String(parameters.stars),
      ...starBattleGrid(parameters).rows.map((row) =>
        row.map((cell) => letter(ordered[cell])).join(divider),
      ),
    ];
  },
};
