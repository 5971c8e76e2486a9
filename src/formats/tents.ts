/** Tents elsewhere: in pzpr's addresses and files, and in Simon Tatham's collection. */
import { WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readMarked, writeMarked } from './marks1.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { cluesOfCounts, countsIn, readCounted } from './pzprCounts.ts';
import { DAMAGED, hasMarks, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';
import { sidesIn } from './soloGrid.ts';

/** A puzzle from its counts, those above the columns first, and the cells with trees. */
function tentsOf(
  width: number,
  height: number,
  counts: readonly Number16[],
  trees: readonly boolean[],
): Transcript {
  return {
    typeId: 'tents',
    parameters: { width, height },
    ...cluesOfCounts(width, height, counts),
    givens: trees.map((isTree) => (isTree ? WITHOUT_NUMBER : undefined)),
  };
}

function readBody(width: number, height: number, body: string): Result<Transcript> {
  const counts = readNumbers16(body, width + height, 'counts');
  const trees = counts.ok ? readMarked(counts.value.rest, width * height) : counts;
  if (!counts.ok || !trees.ok) return trees.ok ? failure('The address is damaged') : trees;
  return success(tentsOf(width, height, counts.value.numbers, trees.value));
}

/** The board with the counts above and beside it: `1` is a tree, `A` a tent of the player; then lines. */
function readRows(grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const board = readCounted(grid, 2, width, height);
  if (width === 0 || board === undefined) return DAMAGED;
  const { cells, ...clues } = board;
  const read: Transcript = {
    typeId: 'tents',
    parameters: { width, height },
    ...clues,
    givens: cells.map((word) => (word === '1' ? WITHOUT_NUMBER : undefined)),
  };
  const drawn = grid.slice(3 + height).flat();
  const isPlayed =
    hasMarks(cells.filter((word) => word !== '1')) || drawn.some((word) => word !== '0');
  return success(isPlayed ? { ...read, leftOut: [PLAYERS] } : read);
}

const treesIn = ({ givens }: Puzzle): readonly boolean[] =>
  givens.map((given) => given === WITHOUT_NUMBER);

export const TENTS_CODEC: PzprCodec = {
  typeId: 'tents',
  names: ['tents'],
  readBody,
  readRows,
  writeBody: (puzzle, _, height) =>
    success(writeNumbers16(countsIn(puzzle, height)) + writeMarked(treesIn(puzzle))),
};

/** Letters for gaps before trees, `_` for none and `z` for 25 without a tree, then all counts. */
const TREES = /^([a-z_!-]*),(\d+(?:,\d+)*)$/;
const LONGEST_GAP = 25;

/** Whether a text has the form of that collection's Tents: `de` and `dt` are how hard it makes them. */
export const isTathamTents = (parameters: string, body: string): boolean =>
  /^\d+(x\d+)?(d[a-z])?$/.test(parameters) && TREES.test(body);

export function readTathamTents(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const [, letters = '', list = ''] = TREES.exec(body) ?? [];
  if (/[!-]/.test(letters)) return failure('It has tents of its author, which are not held here');
  const trees: boolean[] = [];
  for (const letter of letters) {
    const gap = letter === '_' ? 0 : Number.parseInt(letter, 36) - 9;
    const isGap = letter === 'z';
    trees.push(...Array.from({ length: isGap ? LONGEST_GAP : gap }, () => false));
    if (!isGap) trees.push(true);
  }
  // A tree behind the last cell ends the board.
  const cells = width * height;
  if (trees.length !== cells + 1) {
    return failure(`It has ${Math.max(0, trees.length - 1)} cells, ${cells} wanted`);
  }
  const counts = list.split(',').map(Number);
  return counts.length === width + height
    ? success(tentsOf(width, height, counts, trees.slice(0, cells)))
    : failure(`It has ${counts.length} counts, ${width + height} wanted`);
}

export function tathamTentsId(puzzle: Puzzle): Result<string> {
  const { width, height } = puzzle.parameters;
  const counts = countsIn(puzzle, Number(height));
  if (counts.includes(undefined)) return failure('wants every count');
  let text = '';
  let gap = 0;
  for (const isTree of [...treesIn(puzzle), true]) {
    if (isTree) text += gap === 0 ? '_' : (gap + 9).toString(36);
    gap = isTree ? 0 : gap + 1;
    if (gap < LONGEST_GAP) continue;
    text += 'z';
    gap = 0;
  }
  return success(`${Number(width)}x${Number(height)}:${text},${counts.join(',')}`);
}
