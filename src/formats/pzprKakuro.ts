/**
 * pzpr's Kakuro: squares above and left of the grid, and black squares in it, each with the sum of
 * the column below and of the row to the right; 0 is none.
 */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { runsOf } from '#puzzles/kakuro/board.ts';
import { endsEarly } from './number16.ts';
import type { HalfClue, Transcript } from './form.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasMarks, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

/** The sums of a black square; coordinate −1 is beside the grid. */
interface BlackSquare {
  readonly x: number;
  readonly y: number;
  readonly lower: number;
  readonly upper: number;
}

const kakuroOf = (width: number, height: number, squares: readonly BlackSquare[]): Transcript => {
  const black = new Set(squares.map(({ x, y }) => y * width + (x < 0 ? NaN : x)));
  return {
    typeId: 'kakuro',
    parameters: { width, height },
    blackCells: Array.from({ length: width * height }, (_, cell) => black.has(cell)),
    halves: squares.flatMap(({ x, y, lower, upper }) =>
      [
        { half: 'lower', x, y, number: lower } as const,
        { half: 'upper', x, y, number: upper } as const,
      ].filter(({ number }): boolean => number > 0),
    ),
  };
};

/** The letter that skips one cell; later letters skip more, up to `z`. */
const SKIP = 'k'.charCodeAt(0);
const LONGEST_SKIP = 16;

/** 1 to 19 as digits of base 36, 20 to 45 as capitals; other characters are no sum. */
function readSum(character: string): number {
  if (/^[0-9a-j]$/.test(character)) return Number.parseInt(character, 36);
  return /^[A-Z]$/.test(character) ? Number.parseInt(character, 36) + 10 : 0;
}

function writeSum(sum: number): string {
  if (sum < 1 || sum > 45) return '0';
  return sum < 20 ? sum.toString(36) : (sum - 10).toString(36).toUpperCase();
}

/** The squares in the grid, then the sums above and beside it. */
function readKakuroBody(width: number, height: number, body: string): Result<Transcript> {
  const squares: BlackSquare[] = [];
  const cells = width * height;
  const black = new Set<number>();
  let [at, cell] = [0, 0];
  while (cell < cells && at < body.length) {
    const character = body.charAt(at);
    if (character >= 'k' && character <= 'z') {
      cell += character.charCodeAt(0) - SKIP + 1;
      at += 1;
      continue;
    }
    const [lower, upper] =
      character === '.' ? [0, 0] : [readSum(character), readSum(body.charAt(at + 1))];
    squares.push({ x: cell % width, y: Math.floor(cell / width), lower, upper });
    black.add(cell);
    at += character === '.' ? 1 : 2;
    cell += 1;
  }
  if (cell < cells) return endsEarly(cells - cell, cells, 'cells');
  const beside =
    Array.from({ length: width }, (_, x) => x).filter((x) => !black.has(x)).length +
    Array.from({ length: height }, (_, y) => y * width).filter((first) => !black.has(first)).length;
  if (body.length < at + beside)
    return endsEarly(at + beside - body.length, beside, 'sums beside the grid');
  for (let x = 0; x < width; x += 1) {
    if (black.has(x)) continue;
    squares.push({ x, y: -1, lower: readSum(body.charAt(at)), upper: 0 });
    at += 1;
  }
  for (let y = 0; y < height; y += 1) {
    if (black.has(y * width)) continue;
    squares.push({ x: -1, y, lower: 0, upper: readSum(body.charAt(at)) });
    at += 1;
  }
  return success(kakuroOf(width, height, squares));
}

/** Writes what `readKakuroBody` reads. */
function writeKakuroBody(puzzle: Puzzle): string {
  const [width, height] = [Number(puzzle.parameters['width']), Number(puzzle.parameters['height'])];
  const sums = new Map(
    runsOf({ ...puzzle, parameters: { width, height } }).map(({ half, square: { x, y } }, site) => [
      `${half} ${x} ${y}`,
      puzzle.siteClues[site]?.[0] ?? 0,
    ]),
  );
  const sum = (half: HalfClue['half'], x: number, y: number): number =>
    sums.get(`${half} ${x} ${y}`) ?? 0;
  const isBlack = (cell: number): boolean => puzzle.blackCells[cell] === true;
  let text = '';
  let skipped = 0;
  const skip = (): void => {
    if (skipped > 0) text += String.fromCharCode(SKIP + skipped - 1);
    skipped = 0;
  };
  for (let cell = 0; cell < width * height; cell += 1) {
    if (!isBlack(cell)) {
      skipped += 1;
      if (skipped === LONGEST_SKIP) skip();
      continue;
    }
    skip();
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const [lower, upper] = [sum('lower', x, y), sum('upper', x, y)];
    text += lower === 0 && upper === 0 ? '.' : writeSum(lower) + writeSum(upper);
  }
  skip();
  for (let x = 0; x < width; x += 1) if (!isBlack(x)) text += writeSum(sum('lower', x, -1));
  for (let y = 0; y < height; y += 1) {
    if (!isBlack(y * width)) text += writeSum(sum('upper', -1, y));
  }
  return text;
}

/**
 * The squares of a file, line by line, including those beside the grid: `.` for a cell, `8,4` for a
 * black square with the sums to its right and below; beside the grid only one of them.
 */
function readKakuroSquares(width: number, height: number, words: readonly string[]): Transcript {
  const squares = words.flatMap((word, index): readonly BlackSquare[] => {
    const [x, y] = [(index % (width + 1)) - 1, Math.floor(index / (width + 1)) - 1];
    if (word === '.') return [];
    const [first = 0, second = 0] = word.split(',').map((sum) => Math.max(0, Number(sum) || 0));
    if (x < 0 && y < 0) return [];
    if (y < 0) return [{ x, y, lower: first, upper: 0 }];
    if (x < 0) return [{ x, y, lower: 0, upper: first }];
    return [{ x, y, lower: second, upper: first }];
  });
  return kakuroOf(width, height, squares);
}

/** The squares, including those beside the grid, then the player's values. */
function readRows(grid: PzprRows): Result<Transcript> {
  const size = readSides(grid);
  if (size === undefined) return DAMAGED;
  const [width, height] = size;
  const words = block(grid, 2, width + 1, height + 1);
  if (words === undefined) return DAMAGED;
  const leftOut = hasMarks(grid.slice(3 + height).flat()) ? [PLAYERS] : [];
  return success({ ...readKakuroSquares(width, height, words), leftOut });
}

export const KAKURO_CODEC: PzprCodec = {
  typeId: 'kakuro',
  names: ['kakuro'],
  readBody: readKakuroBody,
  readRows,
  writeBody: (puzzle) => success(writeKakuroBody(puzzle)),
};
