import type { Point } from './point.ts';

/** The six wedges of a hexagon with a flat top, in reading order. */
export const SEGMENTS = [
  'upper left',
  'top',
  'upper right',
  'lower left',
  'bottom',
  'lower right',
] as const;

/** Direction from the hexagon's centre through each segment, in degrees, clockwise from right. */
const ANGLES = [210, 270, 330, 150, 90, 30] as const;

/** Distance from a hexagon's centre to its sides, in sides. */
export const APOTHEM = Math.sqrt(3) / 2;

export interface Hexagon {
  readonly centre: Point;
  /** One cell per segment, in the order of `SEGMENTS`. */
  readonly cells: readonly number[];
}

/** Hexagons with flat tops stacked in columns, each divided into six wedge-shaped cells. */
export interface HexStack {
  readonly shape: 'hex-stack';
  /** In reading order, top to bottom and left to right. */
  readonly hexagons: readonly Hexagon[];
  /** The cells in rows as they are read across the picture; a row may be shorter. */
  readonly rows: readonly (readonly number[])[];
  /** Centre of gravity of each wedge, indexed by cell; the picture's upper left is (0, 0). */
  readonly centres: readonly Point[];
  /** Cells on two sides of a common boundary, the first in reading order first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The picture's size, in hexagon sides. */
  readonly width: number;
  readonly height: number;
}

const direction = (segment: number): Point => {
  const angle = ((ANGLES[segment] ?? 0) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

const inReadingOrder = (a: Point, b: Point): number =>
  Math.abs(a.y - b.y) > 0.01 ? a.y - b.y : a.x - b.x;

/**
 * Stacks `heights[c]` hexagons in column `c`; shorter columns are centred on the tallest, so
 * neighbouring heights must differ by one. The seed's picture is `hexStack([4, 5, 4])`.
 */
export function hexStack(heights: readonly number[]): HexStack {
  const tallest = Math.max(...heights);
  const centres = heights
    .flatMap((height, column) =>
      Array.from({ length: height }, (_, step) => ({
        x: 1 + 1.5 * column,
        y: APOTHEM * (1 + tallest - height + 2 * step),
      })),
    )
    .sort(inReadingOrder);

  // A half hexagon is three segments in one reading row: rows are half hexagons at one height.
  const halves = centres
    .flatMap((centre, hexagon) => [
      { hexagon, segments: [0, 1, 2], at: { x: centre.x, y: centre.y - APOTHEM / 2 } },
      { hexagon, segments: [3, 4, 5], at: { x: centre.x, y: centre.y + APOTHEM / 2 } },
    ])
    .sort((a, b) => inReadingOrder(a.at, b.at));

  const cellsOf: number[][] = centres.map(() => []);
  const rows: number[][] = [];
  const cellCentres: Point[] = [];
  let lastHeight = -Infinity;
  for (const { hexagon, segments, at } of halves) {
    if (at.y - lastHeight > 0.01) rows.push([]);
    lastHeight = at.y;
    for (const segment of segments) {
      const cell = cellCentres.length;
      const centre = centres[hexagon] ?? at;
      const out = direction(segment);
      // A triangle's centre of gravity lies two thirds of the way from corner to side.
      cellCentres.push({
        x: centre.x + (out.x * APOTHEM * 2) / 3,
        y: centre.y + (out.y * APOTHEM * 2) / 3,
      });
      cellsOf[hexagon]?.push(cell);
      rows.at(-1)?.push(cell);
    }
  }

  return {
    shape: 'hex-stack',
    hexagons: centres.map((centre, index) => ({ centre, cells: cellsOf[index] ?? [] })),
    rows,
    centres: cellCentres,
    pairs: pairsAcross(cellCentres, cellsOf),
    width: 0.5 + 1.5 * heights.length,
    height: 2 * APOTHEM * tallest,
  };
}

/**
 * Wedges are equilateral triangles, so two that share a side have centres two thirds of an
 * apothem apart; across a boundary means in different hexagons.
 */
function pairsAcross(
  centres: readonly Point[],
  hexagons: readonly (readonly number[])[],
): readonly (readonly [number, number])[] {
  const apart = (APOTHEM * 2) / 3;
  const home = centres.map((_, cell) => hexagons.findIndex((cells) => cells.includes(cell)));
  const pairs: [number, number][] = [];
  centres.forEach((a, first) => {
    centres.forEach((b, last) => {
      if (last <= first || home[first] === home[last]) return;
      if (Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - apart) < 0.01) pairs.push([first, last]);
    });
  });
  return pairs;
}

/** Which hexagon a cell belongs to, counted from 0. */
export const hexagonOf = (grid: HexStack, cell: number): number =>
  grid.hexagons.findIndex((hexagon) => hexagon.cells.includes(cell));

/** "hexagon 4, upper left"; hexagons are counted from 1 for people. */
export function segmentName(grid: HexStack, cell: number): string {
  const hexagon = hexagonOf(grid, cell);
  const segment = grid.hexagons[hexagon]?.cells.indexOf(cell) ?? -1;
  return `hexagon ${hexagon + 1}, ${SEGMENTS[segment] ?? 'outside'}`;
}
