/** pzpr's Skyscrapers and Easy as ABC, from the numbers that its addresses and files share. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

import { isBare, seenTowers, skyscrapersOf } from './skyscrapers.ts';

const isKnown = (number: Number16): number is number | undefined => number !== '?';

/**
 * A puzzle from the numbers around it, in the order of `skyscrapersOf`, and those in its cells;
 * absent if there are none. With so many `letters`, it is an Easy as ABC, whose 1 is A.
 */
function pzprSkyscrapersOf(
  size: number,
  seen: readonly Number16[],
  cells: readonly Number16[],
  letters?: number,
): Result<Transcript> {
  if (!seen.every(isKnown) || !cells.every(isKnown)) {
    return failure('It has a number that is not known, which is not held here');
  }
  const clues = seen.map((number) => (number === undefined ? undefined : [number]));
  const transcript = skyscrapersOf(size, clues, cells.length === 0 ? undefined : cells);
  return success(
    letters === undefined
      ? transcript
      : { ...transcript, typeId: 'easy-as-abc', parameters: { size, letters } },
  );
}

/** A puzzle's numbers as its address has them after the size. */
const skyscrapersBody = (puzzle: Puzzle): string =>
  writeNumbers16(seenTowers(puzzle)) + (isBare(puzzle) ? '' : writeNumbers16(puzzle.givens));

/** The same for letters, whose number stands first. */
const easyAsAbcBody = (puzzle: Puzzle): Result<string> =>
  puzzle.givens.includes(0)
    ? failure('cannot say that a cell is empty')
    : success(`${Number(puzzle.parameters['letters'])}/${skyscrapersBody(puzzle)}`);

/** The numbers seen from above, below, left and right, then the given heights, if any. */
function readSkyscrapers(
  name: string,
  width: number,
  height: number,
  body: string,
  letters?: number,
): Result<Transcript> {
  if (width !== height) {
    return failure(
      `These ${name} are ${width} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const seen = readNumbers16(body, 4 * width, 'numbers beside the grid');
  if (!seen.ok) return seen;
  const givens =
    seen.value.rest === ''
      ? success({ numbers: [] as readonly Number16[] })
      : readNumbers16(seen.value.rest, width * width, 'cells');
  return givens.ok
    ? pzprSkyscrapersOf(width, seen.value.numbers, givens.value.numbers, letters)
    : givens;
}

/** The number of letters, then what Skyscrapers have. */
function readLetters(width: number, height: number, body: string): Result<Transcript> {
  const [, letters, rest = ''] = /^(\d{1,2})\/(.*)$/s.exec(body) ?? [];
  return letters === undefined
    ? failure('The address lacks the number of letters')
    : readSkyscrapers('letters', width, height, rest, Number(letters));
}

/** The squares, including those beside the grid; `q3` is a given, a bare number is the player's. */
function readRows(grid: PzprRows, letters?: number): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [];
  if (width === undefined || width !== height) return DAMAGED;
  const side = width + 2;
  const squares = block(grid, 2, side, side);
  if (squares === undefined) return DAMAGED;
  const at = (y: number, x: number): string => squares[y * side + x] ?? '.';
  const known = (word: string) => (word === '-2' ? '?' : numberOf(word));
  const places = Array.from({ length: width }, (_, index) => index + 1);
  const seen = [
    ...places.map((x) => at(0, x)),
    ...places.map((x) => at(side - 1, x)),
    ...places.map((y) => at(y, 0)),
    ...places.map((y) => at(y, side - 1)),
  ];
  const cells = places.flatMap((y) => places.map((x) => at(y, x)));
  const givens = cells.map((word) => (word.startsWith('q') ? known(word.slice(1)) : undefined));
  const read = pzprSkyscrapersOf(width, seen.map(known), givens, letters);
  const isPlayed = cells.some((word) => numberOf(word) !== undefined);
  return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
}

export const SKYSCRAPERS_CODEC: PzprCodec = {
  typeId: 'skyscrapers',
  names: ['skyscrapers', 'skyscraper', 'building'],
  readBody: (width, height, body) => readSkyscrapers('Skyscrapers', width, height, body),
  readRows,
  writeBody: (puzzle) => success(skyscrapersBody(puzzle)),
};

export const LETTERS_CODEC: PzprCodec = {
  typeId: 'easy-as-abc',
  names: ['easyasabc'],
  readBody: readLetters,
  readRows: (grid) => readRows(grid.toSpliced(2, 1), numberOf(grid[2]?.[0] ?? '')),
  writeBody: easyAsAbcBody,
};
