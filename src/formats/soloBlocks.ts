/**
 * Blocks in a game ID of Simon Tatham's Solo: told by the walls between cells, which are written as
 * runs, see the comments of its `solo.c`.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

const A = 'a'.charCodeAt(0);
const letter = (index: number): string => String.fromCharCode(A + index);

/** The longest run that is one letter: the last of the alphabet stands for it without a wall. */
const LONGEST_RUN = 25;

/** Pairs of cells that a wall can part: side by side row by row, then one below the other by column. */
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

/** The block of each cell, blocks in reading order: each letter is a run without a wall, then a wall. */
export function readBlocks(text: string, size: number): Result<readonly number[]> {
  const sides = sidesOf(size);
  const isOpen = sides.map(() => false);
  let at = 0;
  for (const run of text) {
    if (!/[a-z_]/.test(run)) return failure(`It has "${run}" where its cages are told by letters`);
    const open = run === '_' ? 0 : Math.min(run.charCodeAt(0) - A + 1, LONGEST_RUN);
    isOpen.fill(true, at, Math.min(at + open, sides.length));
    at += open + (run === 'z' ? 0 : 1);
  }
  if (at !== sides.length + 1) return failure('Its cages end too early or too late');
  const blocks = Array.from({ length: size ** 2 }, (_, cell) => cell);
  // Small as they are, blocks that touch are made one until nothing changes.
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
