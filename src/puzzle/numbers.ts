import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import type { TextLine } from './text.ts';

/**
 * Reads a line of whole numbers divided by commas or spaces, each from `low` to `high`.
 * The problem names the first word that is none.
 */
export function readNumbers(line: TextLine, low: number, high: number): Result<readonly number[]> {
  const words = line.text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = words.find(
    (word) => !/^\d{1,6}$/.test(word) || Number(word) < low || Number(word) > high,
  );
  if (wrong !== undefined) {
    return failure(`has "${wrong}"; numbers from ${low} to ${high} wanted`, line.number);
  }
  return success(words.map(Number));
}

/** "4 totals", "1 line". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;
