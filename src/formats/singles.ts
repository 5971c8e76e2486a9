/**
 * Hitori elsewhere: a character for the number of each cell, in pzpr's addresses and files, and in
 * Simon Tatham's Singles.
 */
import { printedNumber, printedValue } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';
import { sidesIn } from './soloGrid.ts';

/** 1 to 9, then a for 10, up to z. */
const CHARACTER = /^[1-9a-z]$/;

const numberAt = (character: string): number => Number.parseInt(character, 36);

function hitoriOf(
  width: number,
  height: number,
  numbers: readonly (number | undefined)[],
): Result<Transcript> {
  const largest = Math.max(width, height);
  const wrong = numbers.find((number) => number !== undefined && (number < 1 || number > largest));
  if (wrong !== undefined) return failure(`A cell has the number ${wrong}; 1 to ${largest} wanted`);
  return success({
    typeId: 'hitori',
    parameters: { width, height },
    givens: numbers.map((number) => (number === undefined ? undefined : printedValue(number))),
  });
}

/** Reads the numbers of a pzpr address: `-` and two characters for one above 35, `%` or `.` for none. */
function readHitoriBody(width: number, height: number, body: string): Result<Transcript> {
  const words = body.match(/-[0-9a-z]{2}|[0-9a-z.%]/g) ?? [];
  if (words.join('') !== body.replace(/\/$/, '') || words.length < width * height) {
    return failure(`The address has ${words.length} of ${width * height} numbers`);
  }
  const numbers = words
    .slice(0, width * height)
    .map((word) => (/^[.%]$/.test(word) ? undefined : numberAt(word.replace('-', ''))));
  return hitoriOf(width, height, numbers);
}

const writeHitoriBody = ({ givens }: Puzzle): string =>
  givens.map((given) => printedNumber(given)?.toString(36) ?? '.').join('');

/** Reads the rows of a pzpr file, below which is what the player did. */
function readHitoriRows(grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const cells = block(grid, 2, width, height);
  if (width === 0 || cells === undefined) return DAMAGED;
  const read = hitoriOf(width, height, cells.map(numberOf));
  return read.ok && hasMarks(grid.slice(2 + height).flat())
    ? success({ ...read.value, leftOut: [PLAYERS] })
    : read;
}

/** Whether a text has the form of Singles: `dk` is how hard the program makes them. */
export const isSingles = (parameters: string, body: string): boolean =>
  /^\d+(x\d+)?(d[a-z])?$/.test(parameters) && /^[1-9a-z]+$/.test(body);

export function readSingles(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const count = width * height;
  const characters = [...body];
  if (characters.length !== count || !characters.every((each) => CHARACTER.test(each))) {
    return failure(`It has ${characters.length} characters, ${count} numbers wanted`);
  }
  return hitoriOf(width, height, characters.map(numberAt));
}

export function singlesId(puzzle: Puzzle): Result<string> {
  const { width, height } = puzzle.parameters;
  return puzzle.givens.includes(undefined)
    ? failure('wants a number in every cell')
    : success(`${Number(width)}x${Number(height)}:${writeHitoriBody(puzzle)}`);
}

export const HITORI_CODEC: PzprCodec = {
  typeId: 'hitori',
  names: ['hitori'],
  readBody: readHitoriBody,
  readRows: readHitoriRows,
  writeBody: (puzzle) => success(writeHitoriBody(puzzle)),
};
