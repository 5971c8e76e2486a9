import { isShaped, likelySizes } from './counting.ts';
import type { Grey } from './image.ts';
import { darknessOf, shrink } from './image.ts';
import type { Lattice } from './lattice.ts';
import { fitLattice, latticeCorners, latticeIn } from './lattice.ts';
import type { Quad } from './quad.ts';
import { areaOf } from './quad.ts';
import { quadsOf } from './shapes.ts';
import type { PrintedSize } from '#puzzle/photoForm.ts';

/** The longer side of the picture in which the grid is searched, in pixels. */
const LONGEST = 800;
/**
 * Sides of the squares whose mean is taken as paper, as fractions of the picture's shorter side,
 * and how much darker ink is.
 */
const SCALES = [
  [0.06, 0.1],
  [0.06, 0.05],
  [0.02, 0.08],
  [0.02, 0.04],
  [0.1, 0.18],
] as const;
/** The least support of a lattice. */
const LEAST = 0.13;
/** A size with this fraction of the best support is preferred if it has more cells. */
const HARDLY_LESS = 0.75;
/** A size with this fraction of it is still possible: the contents of cells decide. */
const POSSIBLE = 0.35;
/** The least ratio of the shortest to the longest side of cells in perspective. */
const ASLANT = 0.45;
/** Another grid with this fraction of the support is reported. */
const OTHER = 0.6;

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

/** A grid in a photo, in the photo's pixels. */
export interface FoundGrid {
  readonly lattice: Lattice;
  /** The same outline with other sizes that its lines do not exclude, likeliest first. */
  readonly otherSizes: readonly Lattice[];
  /** Whether there is another grid beside it with nearly as much support. */
  readonly hasOthers: boolean;
}

/** Finds the lattice in a photo that has one of these sizes. */
export function findLattice(photo: Grey, sizes: readonly PrintedSize[]): FoundGrid | undefined {
  const small = shrink(photo, LONGEST);
  const scale = photo.width / small.width;
  const side = Math.min(small.width, small.height);
  const dark = darknessOf(small, Math.round(side * 0.04));
  const narrowest = Math.min(
    ...sizes.map(({ width, height }) => Math.min(width, height) / Math.max(width, height)),
  );
  const tried: Quad[] = [];
  const rough: Lattice[] = [];
  for (const [window, bias] of SCALES) {
    const ink = darknessOf(small, Math.max(3, Math.round(side * window)));
    for (const quad of quadsOf(ink, bias, 3, narrowest)) {
      if (
        !sizes.some((size) => isShaped(quad, size, ASLANT)) ||
        tried.some((other) => isSame(quad, other))
      )
        continue;
      tried.push(quad);
      rough.push(
        fitSize(likelySizes(dark, quad, sizes), ({ width, height }) =>
          fitLattice(dark, latticeIn(quad, width, height), ROUGH),
        ),
      );
    }
  }
  const best = rough
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, 3)
    .map((lattice) => fitLattice(dark, lattice, CLOSE))
    .sort((a, b) => worth(b) - worth(a))[0];
  if (best === undefined || best.support < LEAST) return undefined;
  const inPhoto = (lattice: Lattice): Lattice => ({
    ...lattice,
    nodes: lattice.nodes.map(({ x, y }) => ({
      x: (x + 0.5) * scale - 0.5,
      y: (y + 0.5) * scale - 0.5,
    })),
  });
  const hasOthers = rough.some(
    (other) => other.support > OTHER * best.support && isBeside(other, best),
  );
  const otherSizes = likelySizes(dark, latticeCorners(best), sizes)
    .filter(({ width, height }) => width !== best.across || height !== best.down)
    .map(({ width, height }) =>
      fitLattice(dark, latticeIn(latticeCorners(best), width, height), CLOSE),
    )
    .filter(({ support }) => support > POSSIBLE * best.support)
    .sort((a, b) => b.support - a.support);
  return { lattice: inPhoto(best), otherSizes: otherSizes.map(inPhoto), hasOthers };
}

/**
 * The fit with the most cells among those with nearly the best support: every second line of a grid
 * also forms a grid, while a grid with too many cells lacks some lines.
 */
function fitSize(sizes: readonly PrintedSize[], fit: (size: PrintedSize) => Lattice): Lattice {
  const fits = sizes.map(fit).sort((a, b) => b.across * b.down - a.across * a.down);
  const most = Math.max(...fits.map(({ support }) => support));
  const found = fits.find(({ support }) => support >= most - (1 - HARDLY_LESS) * Math.abs(most));
  if (found === undefined) throw new Error('No size to fit');
  return found;
}

/** Whether two lattices are beside each other, and of similar size. */
function isBeside(one: Lattice, other: Lattice): boolean {
  const [mine, its] = [latticeCorners(one), latticeCorners(other)];
  const middle = (quad: Quad, of: 'x' | 'y') => quad.reduce((sum, spot) => sum + spot[of] / 4, 0);
  const apart = Math.hypot(
    middle(mine, 'x') - middle(its, 'x'),
    middle(mine, 'y') - middle(its, 'y'),
  );
  const sides = [mine, its].map((quad) => Math.sqrt(areaOf(quad)));
  return apart > 0.9 * Math.max(...sides) && Math.min(...sides) > 0.5 * Math.max(...sides);
}

/** Fits the lattice near four corners that the user marked. */
export function latticeNear(photo: Grey, corners: Quad, sizes: readonly PrintedSize[]): Lattice {
  const dark = darknessOf(photo, Math.round(Math.sqrt(areaOf(corners)) * 0.05));
  return fitSize(likelySizes(dark, corners, sizes), ({ width, height }) =>
    fitLattice(dark, latticeIn(corners, width, height), [
      [1, 0.15],
      [2, 0.12],
      [3, 0.1],
    ]),
  );
}

const worth = (lattice: Lattice): number =>
  lattice.support * areaOf(latticeCorners(lattice)) ** 0.15;

const isSame = (a: Quad, b: Quad): boolean =>
  a.every(({ x, y }, at) => Math.hypot(x - b[at]!.x, y - b[at]!.y) < 0.01 * Math.sqrt(areaOf(a)));
