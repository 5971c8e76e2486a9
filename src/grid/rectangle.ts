import type { Point } from './point.ts';
import { createRecent } from './recent.ts';

export interface Rectangle {
  readonly shape: 'rectangle';
  /** Cells in a row. */
  readonly width: number;
  /** Cells in a column. */
  readonly height: number;
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  /** Centre of each cell, indexed by cell; the grid's upper left corner is (0, 0). */
  readonly centres: readonly Point[];
}

const span = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** By the size: a puzzle's text alone is written with three of them. */
const recent = createRecent<string, Rectangle>(8);

/** The same size gives the same object, as long as it is in use. */
export const rectangle = (width: number, height: number): Rectangle =>
  recent(`${width}x${height}`, () => makeRectangle(width, height));

function makeRectangle(width: number, height: number): Rectangle {
  return {
    shape: 'rectangle',
    width,
    height,
    rows: span(height).map((row) => span(width).map((column) => row * width + column)),
    columns: span(width).map((column) => span(height).map((row) => row * width + column)),
    centres: span(width * height).map((cell) => ({
      x: (cell % width) + 0.5,
      y: Math.floor(cell / width) + 0.5,
    })),
  };
}

/**
 * The rectangle cut into equal boxes, counted in reading order.
 * Returns the cells of each box; the box's sides must divide the rectangle's.
 */
export function boxes(
  grid: Rectangle,
  boxWidth: number,
  boxHeight: number,
): readonly (readonly number[])[] {
  return span(grid.height / boxHeight).flatMap((down) =>
    span(grid.width / boxWidth).map((across) =>
      grid.rows
        .slice(down * boxHeight, (down + 1) * boxHeight)
        .flatMap((row) => row.slice(across * boxWidth, (across + 1) * boxWidth)),
    ),
  );
}
