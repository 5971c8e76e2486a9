import { asRectangle } from '../kinds.ts';
import type { Scene } from '../scene.ts';

/** Places in a list of cells of each two that lie in one line, where another rule keeps these different. */
export function apartInLines(
  { grid, areDifferent }: Scene,
  cells: readonly number[],
): readonly (readonly [number, number])[] {
  const { width } = asRectangle(grid);
  const isInLine = (a: number, b: number): boolean =>
    a % width === b % width || Math.floor(a / width) === Math.floor(b / width);
  return cells.flatMap((a, at) =>
    cells
      .slice(at + 1)
      .flatMap((b, after) =>
        isInLine(a, b) && areDifferent([a, b]) ? [[at, at + 1 + after] as const] : [],
      ),
  );
}
