import type { Point } from '#grid/point.ts';
import type { Rectangle } from '#grid/rectangle.ts';

/** How far inside its cells a cage's outline runs, in cell sides. */
const INSET = 0.07;
/** Half the length and half the width of a greater-than sign, in cell sides. */
const TIP = 0.07;
const ARM = 0.11;

const round = (length: number): number => Math.round(length * 1000) / 1000;
const at = (x: number, y: number): string => `${round(x)},${round(y)}`;

const SIDES: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** SVG path of an outline just inside the cells of a cage, which may be disconnected. */
export function cageOutline({ width, height }: Rectangle, cells: readonly number[]): string {
  const inside = new Set(cells);
  const has = (column: number, row: number): boolean =>
    column >= 0 && column < width && row >= 0 && row < height && inside.has(row * width + column);
  return cells
    .flatMap((cell) => {
      const [column, row] = [cell % width, Math.floor(cell / width)];
      return SIDES.flatMap(([x, y]) => {
        if (has(column + x, row + y)) return [];
        // How far the side extends along `(-y, x)` and against it; depends on the corner at that
        // end.
        const reach = (way: 1 | -1): number => {
          const [along, down] = [-y * way, x * way];
          if (!has(column + along, row + down)) return 0.5 - INSET;
          return has(column + along + x, row + down + y) ? 0.5 + INSET : 0.5;
        };
        const [middleX, middleY] = [
          column + 0.5 + x * (0.5 - INSET),
          row + 0.5 + y * (0.5 - INSET),
        ];
        const [back, forth] = [reach(-1), reach(1)];
        return [
          `M${at(middleX + y * back, middleY - x * back)}L${at(middleX - y * forth, middleY + x * forth)}`,
        ];
      });
    })
    .join('');
}

/** SVG path of a sign between two adjacent cells, open towards the greater. */
export function greaterSign(greater: Point, less: Point): string {
  const [x, y] = [(greater.x + less.x) / 2, (greater.y + less.y) / 2];
  const [right, down] = [less.x - greater.x, less.y - greater.y];
  const arm = (way: 1 | -1): string =>
    at(x - right * TIP - down * ARM * way, y - down * TIP + right * ARM * way);
  return `M${arm(1)}L${at(x + right * TIP, y + down * TIP)}L${arm(-1)}`;
}
