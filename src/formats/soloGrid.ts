/**
 * Parts of a game ID of Simon Tatham's Solo: grids of numbers, and blocks given by the walls
 * between cells. Both are run-length encoded, see the comments of its `solo.c`.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

const A = 'a'.charCodeAt(0);
const letter = (index: number): string => String.fromCharCode(A + index);
/** The longest gap that one letter tells. */
const LONGEST_GAP = 26;

/** The number of blank cells that a letter tells. */
export const gapOf = (each: string): number => each.charCodeAt(0) - A + 1;

/** Letters that tell so many blank cells, none for 0. */
export const gapLetters = (blanks: number): string =>
  'z'.repeat(Math.floor(blanks / LONGEST_GAP)) +
  (blanks % LONGEST_GAP === 0 ? '' : letter((blanks % LONGEST_GAP) - 1));

/** Letters are runs of blanks, underscores separate numbers. */
export function readNumberGrid(
  text: string,
  cells: number,
): Result<readonly (number | undefined)[]> {
  const numbers: (number | undefined)[] = [];
  for (const [piece] of text.matchAll(/[a-z]|\d+|./g)) {
    if (/[a-z]/.test(piece)) {
      const blanks = gapOf(piece);
      for (let blank = 0; blank < blanks; blank += 1) numbers.push(undefined);
    } else if (/\d/.test(piece)) numbers.push(Number(piece));
    else if (piece !== '_') return failure(`It has "${piece}" where digits or letters are wanted`);
    if (numbers.length > cells) break;
  }
  if (numbers.length !== cells) {
    return failure(
      `It has ${numbers.length > cells ? 'more than ' : ''}${Math.min(numbers.length, cells)} cells, ${cells} wanted`,
    );
  }
  return success(numbers);
}

/** The sides that parameters begin with; a single number is both. */
export function sidesIn(parameters: string): readonly [width: number, height: number] {
  const [, across = '0', down = across] = /^(\d+)(?:x(\d+))?/.exec(parameters) ?? [];
  return [Number(across), Number(down)];
}

/** Writes a grid so that `readNumberGrid` reads it; `between` parts numbers that are side by side. */
export function writeNumberGrid(
  numbers: readonly (number | undefined)[],
  between: '_' | '' = '_',
): string {
  let text = '';
  let blanks = 0;
  for (const number of numbers) {
    if (number === undefined) blanks += 1;
    else {
      const isBeside = blanks === 0 && text !== '';
      text += `${gapLetters(blanks)}${isBeside ? between : ''}${number}`;
      blanks = 0;
    }
  }
  return text + gapLetters(blanks);
}

/**
 * The longest run that one letter encodes: the last letter of the alphabet is such a run without a
 * wall after it.
 */
const LONGEST_RUN = 25;

/**
 * Pairs of cells that a wall can separate: horizontal neighbours row by row, then vertical ones
 * column by column.
 */
function sidesOf(size: number): readonly (readonly [number, number])[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
  return [
    ...upTo(size).flatMap((y) =>
      upTo(size - 1).map((x) => [y * size + x, y * size + x + 1] as const),
    ),
    ...upTo(size).flatMap((x) =>
      upTo(size - 1).map((y) => [y * size + x, (y + 1) * size + x] as const),
    ),
  ];
}

/**
 * The block of each cell, blocks in reading order: each letter is a run without a wall, followed by
 * a wall. `noun` is what a problem calls them.
 */
export function readBlocks(
  text: string,
  size: number,
  noun: 'cages' | 'regions',
): Result<readonly number[]> {
  const sides = sidesOf(size);
  const isOpen = sides.map(() => false);
  let at = 0;
  for (const run of text) {
    if (!/[a-z_]/.test(run))
      return failure(`It has "${run}" where its ${noun} are told by letters`);
    const open = run === '_' ? 0 : Math.min(run.charCodeAt(0) - A + 1, LONGEST_RUN);
    isOpen.fill(true, at, Math.min(at + open, sides.length));
    at += open + (run === 'z' ? 0 : 1);
  }
  if (at !== sides.length + 1) return failure(`Its ${noun} end too early or too late`);
  const blocks = Array.from({ length: size ** 2 }, (_, cell) => cell);
  // Merges adjacent blocks until nothing changes, which is fast enough for such small grids.
  for (let changed = true; changed;) {
    changed = false;
    for (const [index, [one, other]] of sides.entries()) {
      const [a, b] = [blocks[one] ?? 0, blocks[other] ?? 0];
      if (isOpen[index] !== true || a === b) continue;
      [blocks[one], blocks[other]] = [Math.min(a, b), Math.min(a, b)];
      changed = true;
    }
  }
  return success(blocks);
}

/** Writes blocks so that `readBlocks` reads them; every cell must be in one. */
export function writeBlocks(blocks: readonly (number | undefined)[], size: number): string {
  let text = '';
  let run = 0;
  for (const isWall of [...sidesOf(size).map(([a, b]) => blocks[a] !== blocks[b]), true]) {
    if (!isWall) {
      run += 1;
      continue;
    }
    for (; run > LONGEST_RUN; run -= LONGEST_RUN) text += 'z';
    text += run === 0 ? '_' : letter(run - 1);
    run = 0;
  }
  return text;
}
