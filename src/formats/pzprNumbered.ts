/**
 * Numbers in cells that pzpr's Akari, Shakashaka, Minesweeper, Nurikabe, Kuromasu, Cave and Nurimisaki print: its
 * addresses, files, and both ways.
 */
import { printedNumber, printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Values } from '#logic/claim.ts';
import type { Transcript } from './form.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import { readNumbers4, writeNumbers4 } from './number4.ts';
import type { Number16 } from './number16.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** Its puzzles with numbers in cells, and the least and the largest of these. */
const RANGES = {
  akari: [0, 4],
  shakashaka: [0, 4],
  minesweeper: [0, 8],
  nurikabe: [1, 99],
  kuromasu: [2, 59],
  cave: [2, 39],
  nurimisaki: [2, 49],
} as const;
type Numbered = keyof typeof RANGES;

/** Those whose addresses have one character for each number. */
const IN_ONE_CHARACTER: ReadonlySet<Numbered> = new Set(['akari', 'shakashaka']);

/** The word for a number that is not known, in files. */
const unknownIn = (typeId: Numbered): string => (typeId === 'shakashaka' ? '5' : '-');

/** A puzzle from the number in each cell, `?` for a black cell or a blank one without a number. */
function numberedOf(
  typeId: Numbered,
  width: number,
  height: number,
  numbers: readonly Number16[],
): Result<Transcript> {
  const [low, high] = RANGES[typeId];
  const wrong = numbers.find(
    (number) => typeof number === 'number' && (number < low || number > high),
  );
  if (wrong !== undefined) {
    return failure(`A cell has the number ${wrong}; ${low} to ${high} wanted`);
  }
  const givens = numbers.map((number) =>
    number === undefined ? undefined : number === '?' ? WITHOUT_NUMBER : printedValue(number),
  );
  return success({ typeId, parameters: { width, height }, givens });
}

/** Reads the numbers of an address. */
function readNumberedBody(
  typeId: Numbered,
  width: number,
  height: number,
  body: string,
): Result<Transcript> {
  const read = IN_ONE_CHARACTER.has(typeId)
    ? readNumbers4(body, width * height)
    : readNumbers16(body, width * height, 'cells');
  return read.ok ? numberedOf(typeId, width, height, read.value.numbers) : read;
}

/**
 * Reads the rows of a file. Lamps and dots of the player stand among the numbers, mines and triangles
 * below them.
 */
function readNumberedRows(typeId: Numbered, grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const cells = block(grid, 2, width, height);
  if (width === 0 || cells === undefined) return DAMAGED;
  const read = numberedOf(
    typeId,
    width,
    height,
    cells.map((word) => (word === unknownIn(typeId) ? '?' : numberOf(word))),
  );
  const isPlayed =
    hasMarks(grid.slice(2 + height).flat()) || cells.some((word) => word === '#' || word === '+');
  return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
}

const numbersOf = (givens: Values): readonly Number16[] =>
  givens.map((given) => (given === undefined ? undefined : (printedNumber(given) ?? '?')));

/** Writes what `readNumberedBody` reads. */
const writeNumberedBody = (typeId: Numbered, { givens }: Puzzle): string =>
  IN_ONE_CHARACTER.has(typeId)
    ? writeNumbers4(numbersOf(givens))
    : writeNumbers16(numbersOf(givens));

const numbered = (typeId: Numbered, ...names: PzprCodec['names']): PzprCodec => ({
  typeId,
  names,
  readBody: (width, height, body) => readNumberedBody(typeId, width, height, body),
  readRows: (grid) => readNumberedRows(typeId, grid),
  writeBody: (puzzle) => success(writeNumberedBody(typeId, puzzle)),
});

export const NUMBERED_CODECS: readonly PzprCodec[] = [
  numbered('akari', 'akari', 'lightup'),
  numbered('shakashaka', 'shakashaka'),
  numbered('minesweeper', 'mines'),
  numbered('nurikabe', 'nurikabe'),
  numbered('kuromasu', 'kurodoko', 'kuromasu'),
  numbered('cave', 'cave', 'bag'),
  numbered('nurimisaki', 'nurimisaki'),
];
