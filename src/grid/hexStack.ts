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

/** Which hexagon a cell belongs to, counted from 0. */
export const hexagonOf = (grid: HexStack, cell: number): number =>
  grid.hexagons.findIndex((hexagon) => hexagon.cells.includes(cell));

/** "hexagon 4, upper left"; hexagons are counted from 1 for people. */
export function segmentName(grid: HexStack, cell: number): string {
  const hexagon = hexagonOf(grid, cell);
  const segment = grid.hexagons[hexagon]?.cells.indexOf(cell) ?? -1;
  return `hexagon ${hexagon + 1}, ${SEGMENTS[segment] ?? 'outside'}`;
}

/** Where the corner of a wedge points; its side lies opposite. */
export function wedgeOf(grid: HexStack, cell: number): 'up' | 'down' {
  const segment = grid.hexagons[hexagonOf(grid, cell)]?.cells.indexOf(cell) ?? 0;
  return segment % 2 === 0 ? 'up' : 'down';
}
