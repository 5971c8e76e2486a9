import type { Grey } from './image.ts';
import { valueAt } from './image.ts';
import type { Lattice } from './lattice.ts';
import { placeInLattice } from './lattice.ts';
import { mendWalls } from './mendWalls.ts';
import type { SeenBefore } from './seen.ts';
import type { WallRead } from './picture.ts';

/** Where along a line between two cells it is looked across, as parts of its length. */
const PLACES = [0.16, 0.25, 0.34, 0.43, 0.52, 0.61, 0.7, 0.79, 0.86];
/** How far to each side of it, as parts of a cell; beyond may be digits. */
const REACH = 0.16;
/** Where paper is looked for beside it. */
const BESIDE = [0.18, 0.22, 0.26];
const STEPS = 24;
/** A line's ink is never more certain than this part of what divides thick lines from thin ones. */
const SPREAD = 0.14;

/** A line between two neighbouring cells: from (u, v) on, level or upright, one cell long. */
export interface WallLine {
  readonly cells: readonly [number, number];
  readonly u: number;
  readonly v: number;
  readonly isLevel: boolean;
}

/** The walls among a grid's lines: those that are printed thick or dark. */
export function readThickWalls({ photo, lattice, look }: SeenBefore): readonly WallRead[] {
  const lines = innerLines(lattice);
  const inks = lines.map((line) => inkOf(photo, lattice, line));
  const likely = likelyOf(inks);
  return wallsOf(lattice, lines, inks.map(likely), look.largestArea);
}

/** The walls that lines are with these chances, as they can be: an area has at most so many cells. */
export function wallsOf(
  lattice: Lattice,
  lines: readonly WallLine[],
  chances: readonly number[],
  largestArea = Infinity,
): readonly WallRead[] {
  const walls = lines.map(({ cells, u, v, isLevel }, at): WallRead => {
    const chance = chances[at]!;
    return {
      cells,
      ends: [
        placeInLattice(lattice, u, v),
        placeInLattice(lattice, isLevel ? u + 1 : u, isLevel ? v : v + 1),
      ],
      stands: chance > 0.5,
      chance: Math.max(chance, 1 - chance),
    };
  });
  return mendWalls(walls, lattice, largestArea);
}

/** The lines between cells: of each cell that on its right, then that below. */
export function innerLines({
  across,
  down,
}: Pick<Lattice, 'across' | 'down'>): readonly WallLine[] {
  return Array.from({ length: across * down }, (_, cell) => {
    const [column, row] = [cell % across, Math.floor(cell / across)];
    const lines: WallLine[] = [];
    if (column + 1 < across)
      lines.push({ cells: [cell, cell + 1], u: column + 1, v: row, isLevel: false });
    if (row + 1 < down)
      lines.push({ cells: [cell, cell + across], u: column, v: row + 1, isLevel: true });
    return lines;
  }).flat();
}

/** The value in the middle of all. */
export const middleOfLine = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** How much ink a line has across: its width in cells times how much darker than the paper it is. */
function inkOf(photo: Grey, lattice: Lattice, { u, v, isLevel }: WallLine): number {
  const greyAt = (along: number, aside: number): number => {
    const { x, y } = isLevel
      ? placeInLattice(lattice, u + along, v + aside)
      : placeInLattice(lattice, u + aside, v + along);
    return valueAt(photo, x, y);
  };
  const inks = PLACES.map((along) => {
    const [before, after] = [-1, 1].map((side) =>
      Math.max(1, ...BESIDE.map((far) => greyAt(along, side * far))),
    ) as [number, number];
    let ink = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const part = (step + 0.5) / STEPS;
      const paper = before * (1 - part) + after * part;
      const grey = greyAt(along, REACH * (2 * part - 1));
      ink += (Math.max(0, paper - grey) / paper / STEPS) * 2 * REACH;
    }
    return ink;
  });
  return middleOfLine(inks);
}

/** How likely a line with so much ink is one of those with more, by where all of them part best. After Otsu (1979). */
export function likelyOf(inks: readonly number[]): (ink: number) => number {
  const sorted = inks.toSorted((a, b) => a - b);
  const sums = [0];
  for (const ink of sorted) sums.push(sums.at(-1)! + ink);
  const total = sums.at(-1)!;
  let best = { apart: -1, thin: 0, thick: 0 };
  for (let thin = 1; thin < sorted.length; thin += 1) {
    const means = [sums[thin]! / thin, (total - sums[thin]!) / (sorted.length - thin)] as const;
    const apart = thin * (sorted.length - thin) * (means[1] - means[0]) ** 2;
    if (apart > best.apart) best = { apart, thin: means[0], thick: means[1] };
  }
  const { thin, thick } = best;
  const gap = Math.max(1e-6, thick - thin);
  const middle = (thin + thick) / 2;
  const off = sorted.map((ink) => Math.min(Math.abs(ink - thin), Math.abs(ink - thick)));
  const spread = Math.max(SPREAD * gap, middleOfLine(off) * 1.5);
  return (ink) => 1 / (1 + Math.exp((-(ink - middle) * gap) / spread ** 2));
}
