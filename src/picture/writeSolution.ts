import type { Sides } from '#grid/sides.ts';
import { isLevel, sideBetween } from '#grid/sides.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotShape, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';

/**
 * A full grid in characters, a line for each row; `solution` is indexed by cell. Lines between dots are
 * drawn with `-` and `|`, double ones with `=` and `"`, the two halves of a domino joined by `#`.
 */
export function writeSolution(
  type: PuzzleType,
  { parameters }: Pick<Puzzle, 'parameters'>,
  solution: readonly number[],
): string {
  const grid = type.grid(parameters);
  const slot = type.slot(parameters);
  if (grid.shape === 'sides') return writeSides(grid, slot, solution);
  const rows = grid.rows.map((row) => row.map((cell) => slotSymbol(slot, solution[cell] ?? 0)));
  const widest = Math.max(...rows.flat().map(({ length }) => length));
  const between = widest === 1 ? '' : ' ';
  return rows.map((row) => `${row.map((word) => word.padStart(widest)).join(between)}\n`).join('');
}

/** Dots in rows, with what is on the sides between them. */
function writeSides(grid: Sides, slot: Slot, solution: readonly number[]): string {
  const signAt = (dot: number, other: number): string => {
    const side = sideBetween(grid, dot, other);
    return side === undefined ? ' ' : signOf(slot, solution[side] ?? 0, isLevel(grid, side));
  };
  const lines: string[] = [];
  for (let row = 0; row < grid.height; row += 1) {
    const dots = Array.from({ length: grid.width }, (_, column) => row * grid.width + column);
    lines.push(dots.map((dot, at) => (at === 0 ? '+' : `${signAt(dot - 1, dot)}+`)).join(''));
    if (row < grid.height - 1) {
      lines.push(dots.map((dot) => signAt(dot, dot + grid.width)).join(' '));
    }
  }
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

function signOf(slot: Slot, value: number, level: boolean): string {
  switch (slotShape(slot, value)) {
    case 'line':
      return level ? '-' : '|';
    case 'double line':
      return level ? '=' : '"';
    case 'domino':
      return '#';
    default:
      return ' ';
  }
}
