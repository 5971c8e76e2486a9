import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import type { Clue } from './site.ts';
import type { TextLine } from './text.ts';

/** Marks an unknown number. */
export const UNKNOWN = '?';

/**
 * Reads a line of integers separated by commas or spaces, each from `low` to `high`. The problem
 * names the first invalid word.
 */
export function readNumberList(
  line: TextLine,
  low: number,
  high: number,
): Result<readonly number[]> {
  const words = line.text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = words.find((word) => !isNumber(word, low, high));
  return wrong === undefined ? success(words.map(Number)) : noNumber(wrong, line, low, high);
}

/** Reads words that are each an integer from `low` to `high`, or `?`. */
export function readKnown(
  words: readonly string[],
  line: TextLine,
  low: number,
  high: number,
): Result<readonly Clue[]> {
  const wrong = words.find((word) => word !== UNKNOWN && !isNumber(word, low, high));
  if (wrong !== undefined) return noNumber(wrong, line, low, high);
  return success(words.map((word) => (word === UNKNOWN ? undefined : [Number(word)])));
}

const isNumber = (word: string, low: number, high: number): boolean =>
  /^\d{1,6}$/.test(word) && Number(word) >= low && Number(word) <= high;

const noNumber = (word: string, line: TextLine, low: number, high: number): Result<never> =>
  failure(`has "${word}"; numbers from ${low} to ${high} wanted`, line.number);

/** "4 totals", "1 line". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** The sum of the numbers from 1 to this one. */
export const sumUpTo = (largest: number): number => (largest * (largest + 1)) / 2;
