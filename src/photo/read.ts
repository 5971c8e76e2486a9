import { contrastOf, cutCell, normaliseCell } from './cells.ts';
import { findLattice, latticeNear } from './find.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { Layer } from './network.ts';
import { chancesOf, makePass, runNetwork, SIDE } from './network.ts';
import type { Quad } from './quad.ts';

/** Below this a cell is marked for a last look. */
export const SURE = 0.8;
/** Where digits are less sure than that on the whole, a photo is read in other ways, too. */
const DOUBTFUL = 0.9;
/** How much surer another number of cells must make them. */
const CLEARLY = 0.08;
/** As likely as a cell is at most that cannot be seen well. */
const GUESSED = 0.5;
/** From here on, of 255, a camera tells no paper from light. */
const WHITE = 251;

/** What stands in a cell. */
export interface CellRead {
  /** 0 where nothing does. */
  readonly digit: number;
  /** How likely that is, from 0 to 1. */
  readonly chance: number;
  /** What else it may be, the likeliest first. */
  readonly others: readonly number[];
}

/** What somebody should know who relies on it: a part may be beyond the edge, or white from glare. */
export type Flaw = 'another grid' | 'cut off' | 'glare';

/** A grid as it was read; `turns` is how many quarters the photo's top has to be turned to the left. */
export interface GridRead {
  readonly lattice: Lattice;
  readonly cells: readonly CellRead[];
  readonly turns: number;
  readonly flaws: readonly Flaw[];
}

/** What came of a photo. */
export type PhotoRead =
  | { readonly kind: 'read'; readonly grid: GridRead }
  | { readonly kind: 'no grid' };

/**
 * Finds a grid with one of these numbers of cells a side in a photo, or takes it between the given
 * corners, and reads it.
 */
export function readPhoto(
  photo: Grey,
  layers: readonly Layer[],
  sizes: readonly number[],
  corners?: Quad,
): PhotoRead {
  const found =
    corners === undefined
      ? findLattice(photo, sizes)
      : { lattice: latticeNear(photo, corners, sizes), otherSizes: [], hasOthers: false };
  if (found === undefined) return { kind: 'no grid' };
  const canTurn = corners === undefined;
  let best = readLattice(photo, layers, found.lattice, canTurn);
  // Where lines are too faint to be counted, digits that were cut in two look like none.
  if (best.sureness < DOUBTFUL)
    for (const lattice of found.otherSizes) {
      const other = readLattice(photo, layers, lattice, canTurn);
      if (other.sureness > best.sureness + CLEARLY) best = other;
    }
  const { grid } = best;
  const flaws: readonly Flaw[] = found.hasOthers ? ['another grid', ...grid.flaws] : grid.flaws;
  return { kind: 'read', grid: { ...grid, flaws } };
}

/** Reads what stands in a lattice's cells, turned where that makes more of it, and how sure it is. */
function readLattice(
  photo: Grey,
  layers: readonly Layer[],
  lattice: Lattice,
  canTurn: boolean,
): { readonly grid: GridRead; readonly sureness: number } {
  const { cells: side } = lattice;
  const cuts = Array.from({ length: side * side }, (_, cell) => cutCell(photo, lattice, cell));
  const blown = blownCells(cuts);
  const flaws: Flaw[] = [];
  if (isCutOff(photo, lattice)) flaws.push('cut off');
  if (blown.size > 0) flaws.push('glare');
  const contrasts = cuts.map(contrastOf).sort((a, b) => b - a);
  // At least a fifth of a grid's cells have a digit.
  const usual = contrasts[Math.floor(cuts.length * 0.1)] ?? 0;
  const pictures = cuts.map((cut) => normaliseCell(cut, usual));
  let [best, turns] = [readCells(pictures, layers, side), 0];
  // Where digits look doubtful, the photo may lie on its side or head.
  if (best.sureness < DOUBTFUL && canTurn) {
    for (const quarter of [1, 2, 3]) {
      const turned = readCells(
        pictures.map((picture) => turn(picture, quarter)),
        layers,
        side,
      );
      if (turned.sureness > best.sureness + 0.03) [best, turns] = [turned, quarter];
    }
  }
  const { sureness } = best;
  const seen = best.cells.map((cell, at) =>
    blown.has(at) ? { ...cell, chance: Math.min(cell.chance, GUESSED) } : cell,
  );
  const cells = turnList(seen, side, turns);
  return {
    grid: { lattice: turns === 0 ? lattice : turnLattice(lattice, turns), cells, turns, flaws },
    sureness,
  };
}

/** Cells that are white all over, where others have a grey: a lamp shines there. */
function blownCells(cuts: readonly Float32Array[]): ReadonlySet<number> {
  const blown = cuts.flatMap((greys, cell) =>
    greys.filter((grey) => grey >= WHITE).length > 0.97 * greys.length ? [cell] : [],
  );
  // Of a white page, as on a screen, all empty cells are: then others are nearly white, too.
  const others = cuts.filter((_, cell) => !blown.includes(cell)).map(paperOf);
  const isWhitePage = others.filter((paper) => paper >= WHITE).length > others.length / 10;
  return new Set(isWhitePage ? [] : blown);
}

/** The brightest of a cell's greys but for a few. */
const paperOf = (greys: Float32Array): number => {
  const sorted = Float32Array.from(greys).sort();
  return sorted[Math.floor(sorted.length * 0.8)] ?? 0;
};

/** Whether crossings lie beyond the photo's edges, by a fifth of a cell. */
function isCutOff({ width, height }: Grey, { nodes, cells }: Lattice): boolean {
  const [a, b] = [nodes[0]!, nodes[cells]!];
  const far = (0.2 * Math.hypot(b.x - a.x, b.y - a.y)) / cells;
  return nodes.some(
    ({ x, y }) => x < -far || y < -far || x > width - 1 + far || y > height - 1 + far,
  );
}

/** Digits above `most` stand in no cell of the grid: what looks like one makes all less sure. */
function readCells(
  pictures: readonly Float32Array[],
  layers: readonly Layer[],
  most: number,
): { readonly cells: readonly CellRead[]; readonly sureness: number } {
  const pass = makePass();
  let [sum, count] = [0, 0];
  const cells = pictures.map((picture) => {
    runNetwork(layers, picture, pass);
    const scores = pass.outputs.at(-1)!;
    const chances = chancesOf(scores.slice(0, most + 1));
    const order = Array.from(chances.keys()).sort((a, b) => chances[b]! - chances[a]!);
    const digit = order[0]!;
    if (digit > 0) {
      sum += chancesOf(scores)[digit]!;
      count += 1;
    }
    return { digit, chance: chances[digit]!, others: order.slice(1, 4) };
  });
  return { cells, sureness: count === 0 ? 0 : sum / count };
}

/** A square list after so many quarters to the right. */
function turnList<T>(list: readonly T[], side: number, quarters: number): readonly T[] {
  let turned = list;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const before = turned;
    turned = before.map((_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      return before[(side - 1 - x) * side + y]!;
    });
  }
  return turned;
}

const turn = (picture: Float32Array, quarters: number): Float32Array =>
  Float32Array.from(turnList(Array.from(picture), SIDE, quarters));

const turnLattice = (lattice: Lattice, quarters: number): Lattice => ({
  ...lattice,
  nodes: turnList(lattice.nodes, lattice.cells + 1, quarters),
});
