/**
 * pzpr's cells of which some have a mark: `0` to `h` for a mark and 0 to 17 cells without one after it,
 * `i` to `z` for 1 to 18 cells without one.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { endsEarly } from './number16.ts';

const FIRST_GAP = 18;

/** Reads which of `count` cells have a mark; what is behind the last one may be missing. */
export function readMarked(text: string, count: number): Result<readonly boolean[]> {
  const marks: boolean[] = [];
  for (const character of text) {
    if (!/[0-9a-z]/.test(character)) {
      return failure(`The address has "${character}" where a cell is wanted`);
    }
    const number = Number.parseInt(character, 36);
    const isMarked = number < FIRST_GAP;
    marks.push(isMarked, ...Array.from({ length: number % FIRST_GAP }, () => false));
  }
  return marks.length < count
    ? endsEarly(count - marks.length, count, 'cells')
    : success(marks.slice(0, count));
}

/** Writes what `readMarked` reads. */
export function writeMarked(marks: readonly boolean[]): string {
  let text = '';
  for (let cell = 0; cell < marks.length;) {
    const isMarked = marks[cell] === true;
    const next = marks.indexOf(true, cell + 1);
    const end = Math.min(next < 0 ? marks.length : next, cell + FIRST_GAP);
    text += (end - cell - 1 + (isMarked ? 0 : FIRST_GAP)).toString(36);
    cell = end;
  }
  return text;
}
