/** A point in a picture, in pixels from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Four corners, clockwise from the upper left one. */
export type Quad = readonly [Spot, Spot, Spot, Spot];

/** A homography from a plane into the picture, as the first eight of nine numbers. */
export type Perspective = readonly number[];

/**
 * Solves a square system of linear equations by Gaussian elimination; the last entry of a row is
 * its right-hand side.
 */
export function solveLinear(rows: number[][]): number[] {
  const size = rows.length;
  for (let step = 0; step < size; step += 1) {
    let best = step;
    for (let row = step + 1; row < size; row += 1)
      if (Math.abs(rows[row]![step]!) > Math.abs(rows[best]![step]!)) best = row;
    [rows[step], rows[best]] = [rows[best]!, rows[step]!];
    const lead = rows[step]!;
    const pivot = Math.abs(lead[step]!) < 1e-12 ? 1e-12 : lead[step]!;
    for (let row = 0; row < size; row += 1) {
      if (row === step) continue;
      const times = rows[row]![step]! / pivot;
      if (times !== 0)
        for (let at = step; at <= size; at += 1) rows[row]![at]! -= times * lead[at]!;
    }
    lead[step] = pivot;
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}

/**
 * The homography that maps the corners of a rectangle with origin 0 and this size to four points.
 */
export function perspectiveTo(quad: Quad, across: number, down: number): Perspective {
  const corners = [
    [0, 0],
    [across, 0],
    [across, down],
    [0, down],
  ] as const;
  return solveLinear(
    corners.flatMap(([u, v], at) => {
      const { x, y } = quad[at]!;
      return [
        [u, v, 1, 0, 0, 0, -u * x, -v * x, x],
        [0, 0, 0, u, v, 1, -u * y, -v * y, y],
      ];
    }),
  );
}

/** Applies a homography to a point. */
export function project(map: Perspective, u: number, v: number): Spot {
  const [a, b, c, d, e, f, g, h] = map as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const depth = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
}

/** Twice the signed area of a polygon, positive if it is clockwise on the screen. */
const area2 = (spots: readonly Spot[]): number =>
  spots.reduce((sum, { x, y }, at) => {
    const next = spots[(at + 1) % spots.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);

/** The area of four corners. */
export const areaOf = (quad: readonly Spot[]): number => Math.abs(area2(quad)) / 2;

/** The convex hull of points, clockwise. Monotone chain, after Andrew (1979). */
function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: readonly Spot[]): Spot[] => {
    const kept: Spot[] = [];
    for (const spot of from) {
      while (kept.length > 1 && area2([kept.at(-2)!, kept.at(-1)!, spot]) <= 0) kept.pop();
      kept.push(spot);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * The quadrilateral that encloses points tightly: removes sides of their hull one after the other
 * by extending the neighbours until they meet, least added area first. This restores a torn-off
 * corner.
 */
export function quadAround(spots: readonly Spot[]): Quad | undefined {
  const hull = hullOf(spots);
  while (hull.length > 4) {
    let best: { readonly at: number; readonly gain: number; readonly meet: Spot } | undefined;
    for (let at = 0; at < hull.length; at += 1) {
      const size = hull.length;
      const [before, from, to, after] = [-1, 0, 1, 2].map(
        (step) => hull[(at + step + size) % size]!,
      ) as [Spot, Spot, Spot, Spot];
      const meet = meetOf(before, from, after, to);
      if (meet === undefined) continue;
      const gain = Math.abs(area2([from, meet, to]));
      if (best === undefined || gain < best.gain) best = { at, gain, meet };
    }
    if (best === undefined) return undefined;
    const { at, meet } = best;
    hull[at] = meet;
    hull.splice((at + 1) % hull.length, 1);
  }
  return hull.length === 4 ? upright(hull as unknown as Quad) : undefined;
}

/** The intersection of two rays, each from its first point through its second. */
function meetOf(a: Spot, b: Spot, c: Spot, d: Spot): Spot | undefined {
  const [bx, by, dx, dy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = bx * dy - by * dx;
  if (Math.abs(cross) < 1e-9) return undefined;
  const along = ((c.x - a.x) * dy - (c.y - a.y) * dx) / cross;
  const other = ((c.x - a.x) * by - (c.y - a.y) * bx) / cross;
  return along < 1 - 1e-9 || other < 1 - 1e-9
    ? undefined
    : { x: a.x + along * bx, y: a.y + along * by };
}

/** The same corners, starting with the one nearest to the upper left. */
function upright(quad: Quad): Quad {
  const sums = quad.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const at = (step: number): Spot => quad[(first + step) % 4]!;
  return [at(0), at(1), at(2), at(3)];
}
