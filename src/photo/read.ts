import { contrastOf, cutCell, normaliseCell } from './cells.ts';
import { findLattice, latticeNear } from './find.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { Layer } from './network.ts';
import { chancesOf, makePass, runNetwork, SIDE } from './network.ts';
import type { Quad } from './quad.ts';

/** Below this a cell is marked for a last look. */
export const SURE = 0.8;
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
  { readonly kind: 'read'; readonly grid: GridRead } | { readonly kind: 'no grid' };

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
      : { lattice: latticeNear(photo, corners, sizes), hasOthers: false };
  if (found === undefined) return { kind: 'no grid' };
  const { lattice, hasOthers } = found;
  const { cells: side } = lattice;
  const cuts = Array.from({ length: side * side }, (_, cell) => cutCell(photo, lattice, cell));
  const blown = blownCells(cuts);
  const flaws: Flaw[] = [];
  if (hasOthers) flaws.push('another grid');
  if (isCutOff(photo, lattice)) flaws.push('cut off');
  if (blown.size > 0) flaws.push('glare');
  const contrasts = cuts.map(contrastOf).sort((a, b) => b - a);
  // At least a fifth of a grid's cells have a digit.
  const usual = contrasts[Math.floor(cuts.length * 0.1)] ?? 0;
  const pictures = cuts.map((cut) => normaliseCell(cut, usual));
  const read = (turned: readonly Float32Array[]) => readCells(turned, layers, side);
  let best: readonly CellRead[] = read(pictures).map((cell, at) =>
    blown.has(at) ? { ...cell, chance: Math.min(cell.chance, GUESSED) } : cell,
  );
  let turns = 0;
  // Where digits look doubtful, the photo may lie on its side or head.
  if (sureness(best) < 0.9 && corners === undefined) {
    for (const quarter of [1, 2, 3]) {
      const turned = read(pictures.map((picture) => turn(picture, quarter)));
      if (sureness(turned) > sureness(best) + 0.03) [best, turns] = [turned, quarter];
    }
  }
  if (turns === 0) return { kind: 'read', grid: { lattice, cells: best, turns, flaws } };
  const upright = turnLattice(lattice, turns);
  return {
    kind: 'read',
    grid: { lattice: upright, cells: turnList(best, side, turns), turns, flaws },
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

/** Digits above `most` stand in no cell of the grid. */
function readCells(
  pictures: readonly Float32Array[],
  layers: readonly Layer[],
  most: number,
): readonly CellRead[] {
  const pass = makePass();
  return pictures.map((picture) => {
    runNetwork(layers, picture, pass);
    const chances = chancesOf(pass.outputs.at(-1)!.slice(0, most + 1));
    const order = Array.from(chances.keys()).sort((a, b) => chances[b]! - chances[a]!);
    return { digit: order[0]!, chance: chances[order[0]!]!, others: order.slice(1, 4) };
  });
}

/** How sure the digits are, on the whole. */
function sureness(cells: readonly CellRead[]): number {
  const digits = cells.filter(({ digit }) => digit > 0);
  if (digits.length === 0) return 0;
  return digits.reduce((sum, { chance }) => sum + chance, 0) / digits.length;
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
