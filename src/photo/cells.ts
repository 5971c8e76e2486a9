import type { Grey } from './image.ts';
import { valueAt } from './image.ts';
import type { Lattice } from './lattice.ts';
import { placeInLattice } from './lattice.ts';
import { SIDE } from './network.ts';

/** The least darkness of handwriting, relative to print. */
export const FAINT = 0.4;

/** The margin of a cell that is cut off at each side, mostly the line, in cells. */
const INSET = 0.03;

/** The radius of a circle with a number around its corner, in cells. */
export const CIRCLE = 0.33;

/** The greys of one cell, each the mean of its area in the photo. */
export function cutCell(photo: Grey, lattice: Lattice, cell: number): Float32Array {
  const [column, row] = [cell % lattice.across, Math.floor(cell / lattice.across)];
  return cutPart(photo, lattice, [column, row, column + 1, row + 1]);
}

/** The greys of a part of a lattice, given by left, top, right and bottom in cells. */
function cutPart(
  photo: Grey,
  lattice: Lattice,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Float32Array {
  const corner = placeInLattice(lattice, left, top);
  const longest = [placeInLattice(lattice, right, top), placeInLattice(lattice, left, bottom)].map(
    ({ x, y }) => Math.max(Math.abs(x - corner.x), Math.abs(y - corner.y)),
  );
  // Enough samples in each direction that no pixel is skipped.
  const fine = Math.max(1, Math.ceil(Math.max(...longest) / SIDE));
  const greys = new Float32Array(SIDE * SIDE);
  const shares = Float64Array.from(
    { length: SIDE * fine },
    (_, place) => INSET + ((1 - 2 * INSET) * (place + 0.5)) / (SIDE * fine),
  );
  for (let y = 0; y < SIDE * fine; y += 1) {
    const v = top + (bottom - top) * shares[y]!;
    const pixels = Math.floor(y / fine) * SIDE;
    for (let x = 0; x < SIDE * fine; x += 1) {
      const spot = placeInLattice(lattice, left + (right - left) * shares[x]!, v);
      greys[pixels + Math.floor(x / fine)]! += valueAt(photo, spot.x, spot.y) / (fine * fine);
    }
  }
  return greys;
}

/** Replaces the areas around the corners, with radius `near` in cells, by paper. */
export function withoutCorners(greys: Float32Array, near: number): Float32Array {
  const paper = share(Float32Array.from(greys).sort(), 0.75);
  return greys.map((grey, at) => {
    const [x, y] = [(at % SIDE) + 0.5, Math.floor(at / SIDE) + 0.5];
    const far = Math.hypot(Math.min(x, SIDE - x), Math.min(y, SIDE - y));
    return far < near * SIDE ? paper : grey;
  });
}

/** The quantile of sorted values, darkest first. */
const share = (sorted: Float32Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** How much darker than the paper the darkest part of a cell's middle is, 0 to 1. */
export function contrastOf(greys: Float32Array): number {
  const middle = greys.filter((_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return Math.min(x, y) >= SIDE / 6 && Math.max(x, y) < (SIDE * 5) / 6;
  });
  middle.sort();
  const paper = share(middle, 0.8);
  return (paper - share(middle, 0.03)) / Math.max(1, paper);
}

/**
 * A cell's greys as the network's input: 0 is paper, 1 is full ink, normalised by the cell's own
 * light, but not stretched far beyond the contrast of the whole grid: otherwise the grain of empty
 * paper would become ink.
 */
export function normaliseCell(greys: Float32Array, usual: number): Float32Array {
  const paper = share(Float32Array.from(greys).sort(), 0.75);
  const contrast = Math.max(0.04, contrastOf(greys), 0.7 * usual);
  return greys.map((grey) =>
    Math.min(1.3, Math.max(-0.3, (paper - grey) / Math.max(1, paper) / contrast)),
  );
}

/** The median of how much darker than the paper a lattice's lines are, 0 to 1. */
export function lineContrast(photo: Grey, lattice: Lattice): number {
  const { across, down } = lattice;
  const greyAt = (u: number, v: number): number => {
    const { x, y } = placeInLattice(lattice, u, v);
    return valueAt(photo, x, y);
  };
  const contrasts = Array.from({ length: across * down }, (_, cell) => {
    const [u, v] = [cell % across, Math.floor(cell / across) + 0.5];
    const ink = Math.min(...[-0.04, 0, 0.04].map((aside) => greyAt(u + aside, v)));
    const paper = Math.max(1, greyAt(u + 0.2, v), greyAt(u + 0.3, v));
    return (paper - ink) / paper;
  });
  return share(Float32Array.from(contrasts).sort(), 0.5);
}
