/**
 * The numbers of pzpr's addresses, "Number16": `0` to `f`, `-` and two hexadecimal digits, `+` and
 * three, `.` for an unknown number, and `g` to `z` for 1 to 20 places without a number.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

/** A place's number; `?` for an unknown one. */
export type Number16 = number | '?' | undefined;

/** The number of digits after a prefix, and the offset added to their value. */
const LONG = new Map<string, readonly [digits: number, more: number]>([
  ['-', [2, 0]],
  ['+', [3, 0]],
  ['=', [3, 4096]],
  ['%', [3, 8192]],
]);
/** The longest run of empty places that one letter encodes. */
const LONGEST_SKIP = 20;

/** The error for a truncated address: "The address ends early: 72 of its 81 cells are missing". */
export const endsEarly = (missing: number, count: number, things: string): Result<never> =>
  failure(
    `The address ends early: ${missing} of its ${count} ${things} ${missing === 1 ? 'is' : 'are'} missing`,
  );

/**
 * Reads numbers for all of `count` places, named `things` in errors; returns them and the rest of
 * the text.
 */
export function readNumbers16(
  text: string,
  count: number,
  things: string,
): Result<{ readonly numbers: readonly Number16[]; readonly rest: string }> {
  const numbers: Number16[] = [];
  let at = 0;
  while (at < text.length && numbers.length < count) {
    const character = text.charAt(at);
    const long = LONG.get(character);
    const [length, more] = long ?? [1, 0];
    const written = long === undefined ? character : text.slice(at + 1, at + 1 + length);
    at += long === undefined ? 1 : 1 + length;
    if (character === '.') numbers.push('?');
    else if (long === undefined && /[g-z]/.test(character)) {
      const skipped = Number.parseInt(character, 36) - 15;
      for (let skip = 0; skip < skipped && numbers.length < count; skip += 1) {
        numbers.push(undefined);
      }
    } else if (written.length === length && /^[0-9a-f]+$/.test(written)) {
      numbers.push(Number.parseInt(written, 16) + more);
    } else {
      return failure(`The address has "${character}" where a number or a gap is wanted`);
    }
  }
  if (numbers.length < count) return endsEarly(count - numbers.length, count, things);
  return success({ numbers, rest: text.slice(at) });
}

/** Writes numbers, at most 4095, so that `readNumbers16` reads them. */
export function writeNumbers16(numbers: readonly Number16[]): string {
  let text = '';
  let skipped = 0;
  const flush = () => {
    if (skipped > 0) text += (skipped + 15).toString(36);
    skipped = 0;
  };
  for (const number of numbers) {
    if (number === undefined) {
      skipped += 1;
      if (skipped === LONGEST_SKIP) flush();
      continue;
    }
    flush();
    if (number === '?') text += '.';
    else if (number < 16) text += number.toString(16);
    else if (number < 256) text += `-${number.toString(16)}`;
    else text += `+${number.toString(16).padStart(3, '0')}`;
  }
  flush();
  return text;
}

/** The numbers as values: an unknown one says nothing. */
export const valuesOf = (numbers: readonly Number16[]): readonly (number | undefined)[] =>
  numbers.map((number) => (number === '?' ? undefined : number));
