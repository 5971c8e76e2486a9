import { inReadingOrder } from '#grid/areas.ts';
import { counted } from '#puzzle/numbers.ts';
import { readRegions, writeRegions } from '#puzzle/regionGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import type { TextForm } from '#puzzle/text.ts';
import { SIZES, STARS } from './board.ts';
import type { StarBattleParameters } from './board.ts';

const [LOW = 5, HIGH = 25] = [SIZES[0], SIZES.at(-1)];
const MOST_STARS = STARS.at(-1) ?? 6;

/** The number of regions named by one letter; names of more are separated by commas. */
const LETTERS = 52;

/** A row's region names: separated by commas or spaces, or one letter each. */
const namesOf = (text: string): readonly string[] =>
  /[\s,]/.test(text) ? text.split(/[\s,]+/).filter((name) => name !== '') : [...text];

/** A line with the number of stars, by default one, then rows of regions: `aabbc`. */
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
      text: namesOf(text).join(','),
    }));
    const size = rows[0]?.text.split(',').length ?? 0;
    if (!SIZES.includes(size)) {
      return failure(
        `has ${counted(size, 'cell')}, ${LOW} to ${HIGH} wanted`,
        rows[0]?.number ?? first?.number,
      );
    }
    const read = readRegions(rows, 0);
    if (!read.ok) return read;
    if (rows.length !== size) {
      return failure(
        `There ${rows.length === 1 ? 'is' : 'are'} ${counted(rows.length, 'row')} of regions, ${size} wanted: as many as columns`,
      );
    }
    return success({ parameters: { size, stars }, ...read.value });
  },
  write({ parameters: { size, stars }, areas, givens }) {
    const isLettered = inReadingOrder(areas).every((area) => (area ?? 0) < LETTERS);
    const rows = writeRegions({ areas, givens }, size);
    return [String(stars), ...rows.map((row) => (isLettered ? row.replaceAll(',', '') : row))];
  },
};
