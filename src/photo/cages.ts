import type { Grey } from './image.ts';
import { darknessOf, valueAt } from './image.ts';
import type { Lattice } from './lattice.ts';
import { placeInLattice } from './lattice.ts';
import type { PlaceRead, WallRead } from './picture.ts';
import { SURE } from './picture.ts';
import type { SeenBefore } from './seen.ts';
import { areasOf } from './texts.ts';
import type { WallLine } from './walls.ts';
import { innerLines, likelyOf, wallsOf } from './walls.ts';

/** How far from the line between cells a cage's dashes may lie, in cells. */
const INSETS = [0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.14, 0.16];
/** Beside a dash is paper: so far from it, in cells. */
const BESIDE = 0.035;
/** How far a line may lie beside where it is taken for, in cells. */
const OFF = [-0.03, -0.015, 0, 0.015, 0.03];
/** Where along a line between two cells it is looked, as parts of its length: sums may stand before. */
const SAMPLES = Array.from({ length: 24 }, (_, at) => 0.43 + (0.42 * (at + 0.5)) / 24);
/** As likely as a cage without a sum is at most. */
const OVERLOOKED = 0.5;
/** As likely as a wall is at least that a sum tells. */
const TOLD = 0.99;
/** A dash is never darker than that, of the paper: a digit beside it weighs no more. */
const MOST = 0.3;

/**
 * The walls between cages: dashes stand at both sides of the line between two cells. A sum stands in its
 * cage's first cell, so that the cells before and above belong to others; `sums` are of all cells.
 */
export function readCages(
  { photo, lattice, look }: SeenBefore,
  sums: readonly PlaceRead[],
): readonly WallRead[] {
  const lines = innerLines(lattice);
  const [a, b] = [lattice.nodes[0]!, lattice.nodes[lattice.across]!];
  const side = Math.hypot(b.x - a.x, b.y - a.y) / lattice.across;
  const dark = darknessOf(photo, Math.max(2, Math.round(0.4 * side)));
  // All cages of a page keep the same distance: where lines differ the most.
  const tried = INSETS.map((inset) => lines.map((line) => dashesOf(dark, lattice, line, inset)));
  const apart = tried.map(spreadOf);
  const inks = tried[apart.indexOf(Math.max(...apart))]!;
  const likely = likelyOf(inks);
  const chances = lines.map(({ cells: [, after] }, at) => {
    const sum = sums[after];
    const isTold = sum !== undefined && sum.text !== '' && sum.chance >= SURE;
    return isTold ? TOLD : likely(inks[at]!);
  });
  return wallsOf(lattice, lines, chances, look.largestArea);
}

/** How much darker it is so far from a line than beside that, at the side where it is less so. */
function dashesOf(
  dark: Grey,
  lattice: Lattice,
  { u, v, isLevel }: WallLine,
  inset: number,
): number {
  const at = (along: number, aside: number): number => {
    const { x, y } = isLevel
      ? placeInLattice(lattice, u + along, v + aside)
      : placeInLattice(lattice, u + aside, v + along);
    return Math.min(MOST, valueAt(dark, x, y));
  };
  const mean = (aside: number): number =>
    SAMPLES.reduce((sum, along) => sum + at(along, aside), 0) / SAMPLES.length;
  const sides = [-1, 1].map((sign) =>
    // The lattice need not lie on the lines to a hair.
    Math.max(
      ...OFF.map((off) => {
        const far = inset + off;
        return mean(sign * far) - (mean(sign * (far - BESIDE)) + mean(sign * (far + BESIDE))) / 2;
      }),
    ),
  );
  return Math.max(0, Math.min(...sides));
}

/** Sums as they were read; where a cage has none in its first cell it may have been overlooked there. */
export function doubtMissingSums(
  cells: readonly PlaceRead[],
  walls: readonly WallRead[],
): readonly PlaceRead[] {
  const areas = areasOf(cells.length, walls);
  return cells.map((place, cell) =>
    place.text === '' && areas.indexOf(areas[cell]!) === cell
      ? { ...place, chance: Math.min(place.chance, OVERLOOKED) }
      : place,
  );
}

/** How far values lie from their mean. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}
