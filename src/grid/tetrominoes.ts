import type { Rectangle } from './rectangle.ts';

/** A shape of four cells, by the letter that it looks like; the square is not among them. */
export type Tetromino = 'L' | 'I' | 'T' | 'S';

/** Columns and rows of the cells of one way to lay each. */
const LAID: Readonly<Record<Tetromino, readonly (readonly [x: number, y: number])[]>> = {
  L: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  I: [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  T: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
  ],
  S: [
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ],
};

/** All ways to turn and mirror a shape, each with its cells in reading order from 0, 0. */
function turned(shape: Tetromino): readonly (readonly (readonly [number, number])[])[] {
  const ways = new Map<string, readonly (readonly [number, number])[]>();
  for (let turn = 0; turn < 8; turn += 1) {
    const cells = LAID[shape].map(([x, y]): readonly [number, number] => {
      const [a, b] = (turn & 1) === 0 ? [x, y] : [y, x];
      return [(turn & 2) === 0 ? a : -a, (turn & 4) === 0 ? b : -b];
    });
    const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
    const laid = cells
      .map(([x, y]): readonly [number, number] => [x - left, y - top])
      .toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
    ways.set(laid.join(' '), laid);
  }
  return [...ways.values()];
}

const WAYS = (['L', 'I', 'T', 'S'] as const).flatMap((shape) =>
  turned(shape).map((cells) => ({ shape, cells })),
);

/**
 * All places of the four shapes, turned and mirrored, within some cells; each with its cells in
 * reading order. There are at most 18 for each cell.
 */
export function tetrominoesIn(
  { width }: Rectangle,
  cells: readonly number[],
): readonly { readonly shape: Tetromino; readonly cells: readonly number[] }[] {
  const own = new Set(cells);
  const found: { readonly shape: Tetromino; readonly cells: readonly number[] }[] = [];
  // Plain loops: making asks for the shapes of every region hundreds of times.
  for (const { shape, cells: laid } of WAYS) {
    const left = laid[0]?.[0] ?? 0;
    for (const first of cells) {
      const place: number[] = [];
      for (const [x, y] of laid) {
        const column = (first % width) + x - left;
        const cell = first + y * width + x - left;
        if (column < 0 || column >= width || !own.has(cell)) break;
        place.push(cell);
      }
      if (place.length === laid.length) found.push({ shape, cells: place });
    }
  }
  return found;
}
