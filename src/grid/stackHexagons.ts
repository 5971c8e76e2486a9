import { APOTHEM } from './hexStack.ts';
import type { HexStack } from './hexStack.ts';
import type { Point } from './point.ts';

/** Direction from the hexagon's centre through each segment, in degrees, clockwise from right. */
const ANGLES = [210, 270, 330, 150, 90, 30] as const;

const direction = (segment: number): Point => {
  const angle = ((ANGLES[segment] ?? 0) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

const inReadingOrder = (a: Point, b: Point): number =>
  Math.abs(a.y - b.y) > 0.01 ? a.y - b.y : a.x - b.x;

/**
 * Stacks `heights[c]` hexagons in column `c`; shorter columns are centred on the tallest, so
 * neighbouring heights must differ by one. The seed's picture is `stackHexagons([4, 5, 4])`.
 */
export function stackHexagons(heights: readonly number[]): HexStack {
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
