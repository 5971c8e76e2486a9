/** Numbers in cells that pzpr's Akari and Minesweeper print: its addresses, files, and both ways. */
import { printedNumber, printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Values } from '#logic/claim.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** Its puzzles with numbers in cells, and the largest of these. */
const LARGEST = { akari: 4, minesweeper: 8 } as const;
type Numbered = keyof typeof LARGEST;

/** A puzzle from the number in each cell, `?` for a black cell or a blank one without a number. */
function numberedOf(
  typeId: Numbered,
  width: number,
  height: number,
  numbers: readonly Number16[],
): Result<Transcript> {
  const wrong = numbers.find((number) => typeof number === 'number' && number > LARGEST[typeId]);
  if (wrong !== undefined) {
    return failure(`A cell has the number ${wrong}; 0 to ${LARGEST[typeId]} wanted`);
  }
  const givens = numbers.map((number) =>
    number === undefined ? undefined : number === '?' ? WITHOUT_NUMBER : printedValue(number),
  );
  return success({ typeId, parameters: { width, height }, givens });
}

/** Reads the numbers of an address. */
export function readNumberedBody(
  typeId: Numbered,
  width: number,
  height: number,
  body: string,
): Result<Transcript> {
  const read =
    typeId === 'akari'
      ? readNumbers4(body, width * height)
      : readNumbers16(body, width * height, 'cells');
  return read.ok ? numberedOf(typeId, width, height, read.value.numbers) : read;
}

/**
 * Reads the rows of a file: `-` is a number that is not known. Lamps and dots of the player stand
 * among the numbers, mines below them.
 */
export function readNumberedRows(typeId: Numbered, grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const cells = block(grid, 2, width, height);
  if (width === 0 || cells === undefined) return DAMAGED;
  const read = numberedOf(
    typeId,
    width,
    height,
    cells.map((word) => (word === '-' ? '?' : numberOf(word))),
  );
  const isPlayed =
    hasMarks(grid.slice(2 + height).flat()) || cells.some((word) => word === '#' || word === '+');
  return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
}

const numbersOf = (givens: Values): readonly Number16[] =>
  givens.map((given) => (given === undefined ? undefined : (printedNumber(given) ?? '?')));

/** Writes what `readNumberedBody` reads. */
export const writeNumberedBody = (typeId: Numbered, { givens }: Puzzle): string =>
  typeId === 'akari' ? writeNumbers4(numbersOf(givens)) : writeNumbers16(numbersOf(givens));

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
function readNumbers4(
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

function writeNumbers4(numbers: readonly Number16[]): string {
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
