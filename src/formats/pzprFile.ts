/** Files saved by pzpr: `pzprv3`, the puzzle's name, its size, then a line for each row. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { isObject, parseJson, stringOf } from './json.ts';
import type { Number16 } from './number16.ts';
import { decodePath } from './pzprAddress.ts';
import { battleshipOf } from './pzprBattleship.ts';
import { readKakuroSquares } from './pzprKakuro.ts';
import { readLoopRows } from './pzprLoops.ts';
import { readNumberedRows } from './pzprNumbered.ts';
import { readDividedRows, readRegionRows, readRoomRows, readStarRows } from './pzprRegionRows.ts';
import { readHitoriRows } from './singles.ts';
import { pzprSkyscrapersOf } from './pzprSkyscrapers.ts';
import type { PzprRows } from './pzprRows.ts';
import { block, DAMAGED, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import { lineClue, PZPR_SUDOKUS, sayUnknown, slotsOf } from './pzpr.ts';

/** Its mark for an unknown number. */
const NOT_KNOWN = '-2';
/** A longer file is not split into words. */
const MOST_LINES = 700;

export const pzprFile: ForeignForm = {
  from: 'a pzprv3 file',
  read(text) {
    const inAddress = /\/p(?:\.html)?\?(?:[\w.-]+=[^&/]*&)*(pzprv3.*)$/s.exec(text.trim())?.[1];
    const body = inAddress === undefined ? text.trim() : decodePath(inAddress);
    if (!/^pzprv3(?:\.1)?[/\r\n]/.test(body)) return undefined;
    const [board = '', told = ''] = body.split(/^info:|^history:|(?<=\/)info:|(?<=\/)history:/m, 2);
    const lines = board.split(/\r\n|\r|\n|\//).map((line) => line.trim());
    if (lines.length > MOST_LINES)
      return [failure(`This file has ${lines.length} lines, at most ${MOST_LINES} are read`)];
    const read = readLines(lines[1] ?? '', lines.slice(2));
    return [read.ok ? success({ ...read.value, comments: commentsOf(told) }) : read];
  },
};

/** What is told after the board: JSON with the author, source and comment. It has no title. */
function commentsOf(told: string): readonly string[] {
  const json = parseJson(told);
  const about = isObject(json) ? json['metadata'] : undefined;
  if (!isObject(about)) return [];
  const [author = '', ...others] = ['author', 'source', 'comment'].map((name) =>
    stringOf(about[name]).trim().replaceAll(/\s+/g, ' '),
  );
  return ['', author && `By ${author}`, ...others];
}

function readLines(name: string, lines: readonly string[]): Result<Transcript> {
  const grid = lines.map((line) => line.split(/\s+/).filter((word) => word !== ''));
  switch (name) {
    case 'sudoku':
      return readSudoku(grid);
    case 'suguru':
      return readRegionRows('suguru', grid);
    case 'ripple':
      return readRegionRows('ripple-effect', grid);
    case 'heyawake':
      return readRoomRows(grid);
    case 'hitori':
      return readHitoriRows(grid);
    case 'norinori':
      return readDividedRows(grid);
    case 'slither':
    case 'slitherlink':
      return readLoopRows('slitherlink', grid);
    case 'masyu':
    case 'mashu':
    case 'pearl':
      return readLoopRows('masyu', grid);
    case 'lightup':
    case 'akari':
      return readNumberedRows('akari', grid);
    case 'mines':
      return readNumberedRows('minesweeper', grid);
    case 'nurikabe':
      return readNumberedRows('nurikabe', grid);
    case 'starbattle':
      return readStarRows(grid);
    case 'nonogram':
      return readMargins(grid, 2, (width, height, rows, columns) => ({
        typeId: 'paint-by-numbers',
        parameters: { width, height },
        rows: rows.map((clue) => (clue.length === 0 ? [0] : clue)),
        columns: columns.map((clue) => (clue.length === 0 ? [0] : clue)),
      }));
    case 'japanesesums':
      return readMargins(grid, 3, (width, _, rows, columns) => ({
        typeId: 'off-by-one-sums',
        parameters: { size: width, digits: Number(grid[2]?.[0]), exact: true },
        rows: rows.map((clue) => (clue.length === 0 ? undefined : clue)),
        columns: columns.map((clue) => (clue.length === 0 ? undefined : clue)),
      }));
    case 'battleship':
      return readBattleship(grid);
    case 'kakuro':
      return readKakuro(grid);
    case 'skyscrapers':
      return readSkyscrapers(grid);
    case 'easyasabc':
      return readSkyscrapers(grid.toSpliced(2, 1), numberOf(grid[2]?.[0] ?? ''));
    default:
      return failure(`This file holds a puzzle called "${name}", which is not supported`);
  }
}

function readSudoku(grid: readonly (readonly string[])[]): Result<Transcript> {
  const size = Number(grid[0]?.[0]);
  if (!PZPR_SUDOKUS.includes(size)) {
    return failure(
      `This Sudoku has ${grid[0]?.[0] ?? 'no'} cells a side; from there, ${PZPR_SUDOKUS.join(', ')} are read`,
    );
  }
  const cells = block(grid, 1, size, size);
  if (cells === undefined) return DAMAGED;
  return success({
    typeId: 'sudoku',
    parameters: { size },
    givens: cells.map(numberOf),
    leftOut: hasMarks(grid.slice(1 + size).flat()) ? [PLAYERS] : [],
  });
}

/** The squares, including those beside the grid; `q3` is a given, a bare number is the player's. */
function readSkyscrapers(grid: PzprRows, letters?: number): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [];
  if (width === undefined || width !== height) return DAMAGED;
  const side = width + 2;
  const squares = block(grid, 2, side, side);
  if (squares === undefined) return DAMAGED;
  const at = (y: number, x: number): string => squares[y * side + x] ?? '.';
  const known = (word: string) => (word === NOT_KNOWN ? '?' : numberOf(word));
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

/** The squares, including those beside the grid, then the player's values. */
function readKakuro(grid: readonly (readonly string[])[]): Result<Transcript> {
  const size = readSides(grid);
  if (size === undefined) return DAMAGED;
  const [width, height] = size;
  const words = block(grid, 2, width + 1, height + 1);
  if (words === undefined) return DAMAGED;
  const leftOut = hasMarks(grid.slice(3 + height).flat()) ? [PLAYERS] : [];
  return success({ ...readKakuroSquares(width, height, words), leftOut });
}

/**
 * The fleet, then the cells with the counts above and beside them, then the player's values. A cell
 * or count that the player ticked off starts with `c`. Without counts the lines are as wide as the
 * grid.
 */
function readBattleship(grid: readonly (readonly string[])[]): Result<Transcript> {
  const size = readSides(grid);
  const [fleet = ''] = grid[2] ?? [];
  if (size === undefined) return DAMAGED;
  const [width, height] = size;
  const ships = /^\d{1,3}$/.test(fleet) ? Number(fleet) : 0;
  const start = 3 + ships;
  const drawn = grid.slice(3, start).map(([ship = '']) => ship);
  const fleetText = ships > 0 ? ['', fleet, ...drawn].join('/') : `//${fleet}`;
  const hasCounts = grid[start]?.length === width + 1;
  const [across, down] = hasCounts ? [width + 1, height + 1] : [width, height];
  const words = block(grid, start, across, down);
  if (words === undefined) return DAMAGED;
  const numbers = words.map((word): Number16 =>
    word === '-' ? '?' : numberOf(word.replace(/^c/, '')),
  );
  const isCell = (index: number): boolean => !hasCounts || (index >= across && index % across > 0);
  const counts = hasCounts
    ? [
        ...numbers.slice(1, across),
        ...Array.from({ length: height }, (_, row) => numbers[(row + 1) * across]),
      ]
    : Array.from({ length: width + height }, () => undefined);
  const read = battleshipOf(
    width,
    height,
    counts,
    numbers.filter((_, index) => isCell(index)),
    fleetText,
  );
  const left = grid.slice(start + down, start + down + height).flat();
  return read.ok ? success({ ...read.value, leftOut: hasMarks(left) ? [PLAYERS] : [] }) : read;
}

/** Boards whose lines include the numbers above and beside them. */
function readMargins(
  grid: readonly (readonly string[])[],
  start: number,
  made: (
    width: number,
    height: number,
    rows: readonly (readonly number[])[],
    columns: readonly (readonly number[])[],
  ) => Transcript,
): Result<Transcript> {
  const size = readSides(grid);
  if (size === undefined) return DAMAGED;
  const [width, height] = size;
  const [above, beside] = [slotsOf(height), slotsOf(width)];
  const across = beside + width;
  const words = block(grid, start, across, above + height);
  if (words === undefined) return DAMAGED;
  const at = (x: number, y: number): string => words[y * across + x] ?? '.';
  const number = (word: string): Number16 =>
    word === NOT_KNOWN ? '?' : numberOf(word.replace(/^c/, ''));
  const outwards = (slots: number, place: (slot: number) => string) =>
    lineClue(Array.from({ length: slots }, (_, slot) => number(place(slots - 1 - slot))));
  const columns = Array.from({ length: width }, (_, x) =>
    outwards(above, (slot) => at(beside + x, slot)),
  );
  const rows = Array.from({ length: height }, (_, y) =>
    outwards(beside, (slot) => at(slot, above + y)),
  );
  const unknown = sayUnknown('column', columns) ?? sayUnknown('row', rows);
  if (unknown !== undefined) return failure(unknown);
  const cells = Array.from({ length: width * height }, (_, cell) =>
    at(beside + (cell % width), above + Math.floor(cell / width)),
  );
  if (cells.some((word) => word.startsWith('q'))) {
    return failure('It prints digits in cells, which Japanese sums here do not have');
  }
  if (width !== height && start === 3) {
    return failure(
      `These Japanese sums are ${width} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const known = (clues: readonly (readonly number[] | '?')[]) =>
    clues.flatMap((clue) => (clue === '?' ? [] : [clue]));
  return success({
    ...made(width, height, known(rows), known(columns)),
    leftOut: hasMarks(cells) ? [PLAYERS] : [],
  });
}
