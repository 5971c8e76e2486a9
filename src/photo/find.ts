import type { Grey } from './image.ts';
import { darknessOf, shrink } from './image.ts';
import type { Lattice } from './lattice.ts';
import { fitLattice, latticeCorners, latticeIn } from './lattice.ts';
import type { Quad } from './quad.ts';
import { areaOf } from './quad.ts';
import { quadsOf } from './shapes.ts';

/** The longer side of the picture in which the grid is looked for, in pixels. */
const LONGEST = 800;
/** Squares whose mean is the paper, as parts of the picture's shorter side, and how much darker ink is. */
const SCALES = [
  [0.06, 0.1],
  [0.06, 0.05],
  [0.02, 0.08],
  [0.02, 0.04],
  [0.1, 0.18],
] as const;
/** A lattice with less support than this is none. */
const LEAST = 0.13;

const ROUGH = [
  [1, 0.3],
  [1, 0.2],
] as const;
const CLOSE = [
  [2, 0.2],
  [3, 0.18],
  [4, 0.15],
  [4, 0.1],
] as const;

/** Finds the lattice of so many cells a side in a photo, in the photo's own pixels. */
export function findLattice(photo: Grey, cells: number): Lattice | undefined {
  const small = shrink(photo, LONGEST);
  const scale = photo.width / small.width;
  const side = Math.min(small.width, small.height);
  const dark = darknessOf(small, Math.round(side * 0.04));
  const tried: Quad[] = [];
  const rough: Lattice[] = [];
  for (const [window, bias] of SCALES) {
    const ink = darknessOf(small, Math.max(3, Math.round(side * window)));
    for (const quad of quadsOf(ink, bias, 3)) {
      if (!isLikely(quad) || tried.some((other) => isSame(quad, other))) continue;
      tried.push(quad);
      rough.push(fitLattice(dark, latticeIn(quad, cells), ROUGH));
    }
  }
  const best = rough
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, 3)
    .map((lattice) => fitLattice(dark, lattice, CLOSE))
    .sort((a, b) => worth(b) - worth(a))[0];
  if (best === undefined || best.support < LEAST) return undefined;
  return {
    ...best,
    nodes: best.nodes.map(({ x, y }) => ({
      x: (x + 0.5) * scale - 0.5,
      y: (y + 0.5) * scale - 0.5,
    })),
  };
}

/** Fits the lattice near four corners that somebody pointed at. */
export function latticeNear(photo: Grey, corners: Quad, cells: number): Lattice {
  const dark = darknessOf(photo, Math.round(Math.sqrt(areaOf(corners)) * 0.05));
  return fitLattice(dark, latticeIn(corners, cells), [
    [1, 0.15],
    [2, 0.12],
    [3, 0.1],
  ]);
}

const worth = (lattice: Lattice): number =>
  lattice.support * areaOf(latticeCorners(lattice)) ** 0.15;

const isSame = (a: Quad, b: Quad): boolean =>
  a.every(({ x, y }, at) => Math.hypot(x - b[at]!.x, y - b[at]!.y) < 0.01 * Math.sqrt(areaOf(a)));

/** Whether four corners may be a square's in a photo. */
function isLikely(quad: Quad): boolean {
  const sides = quad.map(({ x, y }, at) => {
    const next = quad[(at + 1) % 4]!;
    return Math.hypot(next.x - x, next.y - y);
  });
  return Math.min(...sides) > 0.45 * Math.max(...sides);
}
