/** A cell that no triangle stands in, all of it white. */
export const NO_TRIANGLE = 0;

/** The corner of its cell that a triangle fills, clockwise; its value is 1 more than its index. */
export const TRIANGLE_CORNERS = ['upper left', 'upper right', 'lower right', 'lower left'] as const;

/** All values of a cell: no triangle, or one of four. */
export const TRIANGLE_VALUES: readonly number[] = [
  NO_TRIANGLE,
  ...TRIANGLE_CORNERS.map((_, corner) => corner + 1),
];

/**
 * The cells around a corner of the grid, clockwise: the one on its upper left, upper right, lower right
 * and lower left. `undefined` if the cell is black, or the grid ends.
 */
export type Around = readonly (number | undefined)[];

/** Cells that may not have, all at once, one of these values each. */
type Forbidden = readonly { readonly cell: number; readonly values: readonly number[] }[];

/** The value of the triangle in a corner, by its index from 0, or more. */
const triangleIn = (corner: number): number => (corner % 4) + 1;

/**
 * What gives a white area an angle of 45 degrees in a cell: a triangle there leaves a side of the cell
 * white, and beyond that side is black. `beside` are the cells above it, to its right, below it and to its
 * left; `undefined` if that is black, or the grid ends.
 */
export const sharpAngles = (
  cell: number,
  beside: readonly (number | undefined)[],
): readonly Forbidden[] =>
  beside.map((other, side) => {
    const values = [triangleIn(side + 2), triangleIn(side + 3)];
    // The two triangles that leave this side white are those that make the side beyond it black.
    return [{ cell, values }, ...(other === undefined ? [] : [{ cell: other, values }])];
  });

/**
 * What the two eighths of the plane are at a corner that lie in one of the cells around it, clockwise:
 * by what is black, the values that the cell then has.
 */
function eighthsOf(at: number) {
  /** The triangle that fills the cell's corner so many further clockwise than the one in question. */
  const triangle = (further: number): number => triangleIn(at + 2 + further);
  return {
    white: [NO_TRIANGLE, triangle(2)],
    whiteThenBlack: [triangle(3)],
    blackThenWhite: [triangle(1)],
    firstBlack: [triangle(0), triangle(1)],
    secondBlack: [triangle(0), triangle(3)],
    firstWhite: [NO_TRIANGLE, triangle(2), triangle(3)],
  };
}

type Eighths = keyof ReturnType<typeof eighthsOf>;

/** What holds of black cells, and beyond the grid. */
const HOLDS_OF_BLACK: ReadonlySet<Eighths> = new Set(['firstBlack', 'secondBlack']);

/**
 * What gives a white area a wrong angle at a corner of the grid, unless it is one of 45 degrees: 135, or
 * more than 180 but not all around.
 *
 * What is white around a corner are sectors of so many eighths. If each is 2, 4 or all 8 of them, at
 * every corner, then the borders of white areas are straight or turn inwards by 90 degrees: they are
 * rectangles, upright or turned by 45 degrees. A hole would need a border that turns the other way.
 */
export function wideAngles(around: Around): {
  readonly blunt: readonly Forbidden[];
  readonly reflex: readonly Forbidden[];
} {
  /** Cells one after the other, clockwise from one of them. */
  const forbidden = (from: number, sector: readonly Eighths[]): readonly Forbidden[] => {
    const conditions: { cell: number; values: readonly number[] }[] = [];
    for (const [step, eighths] of sector.entries()) {
      const at = (from + step) % 4;
      const cell = around[at];
      if (cell !== undefined) conditions.push({ cell, values: eighthsOf(at)[eighths] });
      else if (!HOLDS_OF_BLACK.has(eighths)) return [];
    }
    return [conditions];
  };
  const each = (...sectors: readonly (readonly Eighths[])[]): readonly Forbidden[] =>
    sectors.flatMap((sector) => [0, 1, 2, 3].flatMap((from) => forbidden(from, sector)));
  return {
    blunt: each(
      ['secondBlack', 'white', 'whiteThenBlack'],
      ['blackThenWhite', 'white', 'firstBlack'],
    ),
    reflex: each(
      ['secondBlack', 'white', 'white', 'firstWhite'],
      ['blackThenWhite', 'white', 'white'],
    ),
  };
}
