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

/** The possible distances of a cage's dashes from the line between cells, in cells. */
const INSETS = [0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.14, 0.16];
/** The distance from a dash at which there is paper, in cells. */
const BESIDE = 0.035;
/** The possible displacements of a line, in cells. */
const OFF = [-0.03, -0.015, 0, 0.015, 0.03];
/**
 * Where a line between two cells is sampled, as fractions of its length: sums may be at its start.
 */
const SAMPLES = Array.from({ length: 24 }, (_, at) => 0.43 + (0.42 * (at + 0.5)) / 24);
/** The largest confidence in a cage without a sum. */
const OVERLOOKED = 0.5;
/** The least confidence in a wall that a sum implies. */
const TOLD = 0.99;
/**
 * The largest darkness that counts for a dash, relative to paper: a digit beside it weighs no more.
 */
const MOST = 0.3;

/**
 * Finds the walls between cages: dashes are on both sides of the line between two cells. A sum is
 * in its cage's first cell, so the cells to the left and above belong to other cages; `sums` has an
 * entry for each cell.
 */
export function readCages(
  { photo, lattice, look }: SeenBefore,
  sums: readonly PlaceRead[],
): readonly WallRead[] {
  const lines = innerLines(lattice);
  const [a, b] = [lattice.nodes[0]!, lattice.nodes[lattice.across]!];
  const side = Math.hypot(b.x - a.x, b.y - a.y) / lattice.across;
  const dark = darknessOf(photo, Math.max(2, Math.round(0.4 * side)));
  // All cages of a page have the same inset: the one at which lines differ most.
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

/** How much darker the line is at this inset than beside it, on the less dark side. */
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

/**
 * The sums as read, with less confidence if a cage has none in its first cell, where it may have
 * been missed.
 */
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

/** The spread of values around their mean. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}
