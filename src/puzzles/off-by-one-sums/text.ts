import { counted, readNumberList } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { isDash, NONE } from '#puzzle/site.ts';
import type { Clue } from '#puzzle/site.ts';
import type { TextForm, TextLine } from '#puzzle/text.ts';
import { DIGITS, mostSums, SIZES, sumRange } from './board.ts';
import type { SumsParameters } from './board.ts';

/** The word after `#option` for true sums. */
const EXACT = 'exact';
const UNKNOWN = '?';

/** `6 5`: the size, then the largest digit. */
function readSize(line: TextLine, exact: boolean): Result<SumsParameters> {
  const [, size, digits] = /^(\d{1,4})[\s,]+(\d{1,4})$/.exec(line.text) ?? [];
  if (size === undefined || digits === undefined) {
    return failure(
      `is "${line.text}"; the size and the largest digit wanted, such as 6 5`,
      line.number,
    );
  }
  if (!SIZES.includes(Number(size))) {
    return failure(`has the size ${size}; ${SIZES[0]} to ${SIZES.at(-1)} wanted`, line.number);
  }
  if (!DIGITS.includes(Number(digits))) {
    return failure(`has the largest digit ${digits}; 1 to ${DIGITS.at(-1)} wanted`, line.number);
  }
  return success({ size: Number(size), digits: Number(digits), exact });
}

/** `5,3,6`, `-` for no sums at all, or `?` for unknown ones. */
function readSums(line: TextLine, parameters: SumsParameters): Result<Clue> {
  if (line.text === UNKNOWN) return success(undefined);
  if (isDash(line.text)) return success([]);
  const { low, high } = sumRange(parameters);
  const sums = readNumberList(line, low, high);
  if (!sums.ok) return sums;
  const most = mostSums(parameters.size);
  if (sums.value.length > most) {
    return failure(
      `has ${counted(sums.value.length, 'sum')}, at most ${most} fit into ${parameters.size} cells`,
      line.number,
    );
  }
  // Commas alone are no clue; `-` states that there are no sums.
  if (sums.value.length === 0) return failure(`has no sums; - or ? wanted`, line.number);
  return success(sums.value);
}

/** The size and the largest digit, then the sums of each row and of each column. */
export const sumsText: TextForm<SumsParameters> = {
  read({ lines, options }) {
    const [first, ...rest] = lines;
    if (first === undefined) return failure('There is no size');
    const read = readSize(first, options.includes(EXACT));
    if (!read.ok) return read;
    const parameters = read.value;
    const { size } = parameters;
    const siteClues: Clue[] = [];
    for (const line of rest.slice(0, 2 * size)) {
      const sums = readSums(line, parameters);
      if (!sums.ok) return sums;
      siteClues.push(sums.value);
    }
    if (siteClues.length < 2 * size) {
      return failure(
        `There are ${counted(siteClues.length, 'line')} of sums, ${2 * size} wanted: ${size} rows, then ${size} columns`,
      );
    }
    const extra = rest[2 * size];
    if (extra !== undefined) {
      return failure(
        `is one too many: ${2 * size} lines of sums wanted, ${size} rows, then ${size} columns`,
        extra.number,
      );
    }
    const givens = Array.from({ length: size * size }, () => undefined);
    return success({ parameters, givens, siteClues });
  },
  write: ({ parameters, siteClues }) => [
    `${parameters.size} ${parameters.digits}`,
    ...siteClues.map((clue) => (clue?.length === 0 ? NONE : (clue?.join(',') ?? UNKNOWN))),
  ],
};
