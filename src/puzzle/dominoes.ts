import type { Rectangle } from '#grid/rectangle.ts';
import type { Random } from './random.ts';

/** How often, for each cell, two dominoes side by side are tried to be turned. */
const TURNS = 40;

/** A row of dominoes side by side, lying or standing; of an odd number of cells the last is left alone. */
function inRows({ rows, width }: Rectangle): number[] {
  const isLying = width % 2 === 0 || rows.length % 2 === 1;
  const paths = isLying
    ? rows
    : Array.from({ length: width }, (_, x) => rows.map((row) => row[x] ?? 0));
  const partners: number[] = [];
  const pair = (one: number, other: number): void => {
    partners[one] = other;
    partners[other] = one;
  };
  for (const path of paths) {
    for (let at = 0; at + 1 < path.length; at += 2) pair(path[at] ?? 0, path[at + 1] ?? 0);
  }
  if (width % 2 === 1 && isLying) {
    const last = rows.map((row) => row[width - 1] ?? 0);
    for (let at = 0; at + 1 < last.length; at += 2) pair(last[at] ?? 0, last[at + 1] ?? 0);
    const alone = last.at(-1) ?? 0;
    partners[alone] = alone;
  }
  return partners;
}

/**
 * A random division of the board into dominoes: the other cell of each cell's domino, indexed by cell. With
 * an odd number of cells one is left over, which is its own partner.
 */
export function drawDominoes(grid: Rectangle, random: Random): readonly number[] {
  const { width, rows, centres } = grid;
  const partners = inRows(grid);
  const alone = (cell: number): boolean => partners[cell] === cell;
  const pair = (one: number, other: number): void => {
    partners[one] = other;
    partners[other] = one;
  };
  for (let left = TURNS * centres.length; left > 0; left -= 1) {
    const [x, y] = [random.below(width - 1), random.below(rows.length - 1)];
    const first = y * width + x;
    const [right, below, last] = [first + 1, first + width, first + width + 1];
    const square = [first, right, below, last];
    const single = square.find(alone);
    if (single !== undefined) {
      // The cell that is left over changes places with the far half of a domino of the square.
      const half = random.pick(square.filter((cell) => cell !== single));
      const far = partners[half] ?? half;
      const isStraight = Math.abs(half - single) === 1 || Math.abs(half - single) === width;
      if (!isStraight || square.includes(far)) continue;
      partners[far] = far;
      pair(single, half);
    } else if (partners[first] === right && partners[below] === last) {
      pair(first, below);
      pair(right, last);
    } else if (partners[first] === below && partners[right] === last) {
      pair(first, right);
      pair(below, last);
    }
  }
  return partners;
}

/** The dominoes as areas, numbered in reading order. */
export function areasOfDominoes(partners: readonly number[]): readonly number[] {
  const areas: number[] = [];
  let next = 0;
  for (const [cell, partner] of partners.entries()) {
    if (areas[cell] !== undefined) continue;
    areas[cell] = next;
    areas[partner] = next;
    next += 1;
  }
  return areas;
}
