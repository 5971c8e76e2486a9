/** Numbers 0 to 4 in cells, as pzpr's addresses have them. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Number16 } from './number16.ts';

/** The most cells that one character skips: `z`. */
const LONGEST_SKIP = 20;
/** Cells that may be skipped by a number's own character. */
const SKIPPED_AFTER = 2;
/** What is added to a number for each cell that is skipped after it. */
const NUMBERS = 5;

/**
 * Numbers 0 to 4 as one character in base 36: below 15 a number, with the cells that are skipped
 * after it (`7` is 2 and a gap of one); from `g` on a gap alone; `.` is `?`.
 */
export function readNumbers4(
  text: string,
  count: number,
): Result<{ readonly numbers: readonly Number16[] }> {
  const numbers: Number16[] = [];
  const skip = (cells: number): void => {
    for (let left = cells; left > 0 && numbers.length < count; left -= 1) numbers.push(undefined);
  };
  for (const character of text) {
    if (numbers.length === count) break;
    const digit = /[0-9a-eg-z]/.test(character) ? Number.parseInt(character, 36) : undefined;
    if (character === '.') numbers.push('?');
    else if (digit === undefined) {
      return failure(`The address has "${character}" where a number or a gap is wanted`);
    } else if (digit > 15) skip(digit - 15);
    else {
      numbers.push(digit % NUMBERS);
      skip(Math.floor(digit / NUMBERS));
    }
  }
  return numbers.length < count
    ? failure(`The address ends early: it has ${numbers.length} of ${count} cells`)
    : success({ numbers });
}

/** Writes what `readNumbers4` reads. */
export function writeNumbers4(numbers: readonly Number16[]): string {
  let text = '';
  for (let at = 0; at < numbers.length;) {
    const number = numbers[at];
    const next = numbers.findIndex((other, index) => index > at && other !== undefined);
    const gap = (next < 0 ? numbers.length : next) - at;
    if (number === undefined) {
      const skipped = Math.min(gap, LONGEST_SKIP);
      text += (15 + skipped).toString(36);
      at += skipped;
    } else if (number === '?') {
      text += '.';
      at += 1;
    } else {
      const skipped = Math.min(gap - 1, SKIPPED_AFTER);
      text += (number + NUMBERS * skipped).toString(36);
      at += 1 + skipped;
    }
  }
  return text;
}
