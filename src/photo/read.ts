import { contrastOf, cutCell, normaliseCell } from './cells.ts';
import { findLattice, latticeNear } from './find.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { Layer } from './network.ts';
import { chancesOf, makePass, runNetwork, SIDE } from './network.ts';
import type { Quad } from './quad.ts';

/** Below this a cell is marked for a last look. */
export const SURE = 0.8;

/** What stands in a cell. */
export interface CellRead {
  /** 0 where nothing does. */
  readonly digit: number;
  /** How likely that is, from 0 to 1. */
  readonly chance: number;
  /** What else it may be, the likeliest first. */
  readonly others: readonly number[];
}

/** A grid as it was read; `turns` is how many quarters the photo's top has to be turned to the left. */
export interface GridRead {
  readonly lattice: Lattice;
  readonly cells: readonly CellRead[];
  readonly turns: number;
}

/** What came of a photo. */
export type PhotoRead =
  { readonly kind: 'read'; readonly grid: GridRead } | { readonly kind: 'no grid' };

/** Finds a grid of so many cells a side in a photo, or takes it between the given corners, and reads it. */
export function readPhoto(
  photo: Grey,
  layers: readonly Layer[],
  cells: number,
  corners?: Quad,
): PhotoRead {
  const lattice =
    corners === undefined ? findLattice(photo, cells) : latticeNear(photo, corners, cells);
  if (lattice === undefined) return { kind: 'no grid' };
  const cuts = Array.from({ length: cells * cells }, (_, cell) => cutCell(photo, lattice, cell));
  const contrasts = cuts.map(contrastOf).sort((a, b) => b - a);
  // At least a fifth of a grid's cells have a digit.
  const usual = contrasts[Math.floor(cuts.length * 0.1)] ?? 0;
  const pictures = cuts.map((cut) => normaliseCell(cut, usual));
  let best = readCells(pictures, layers);
  let turns = 0;
  // Where digits look doubtful, the photo may lie on its side or head.
  if (sureness(best) < 0.9 && corners === undefined) {
    for (const quarter of [1, 2, 3]) {
      const turned = readCells(
        pictures.map((picture) => turn(picture, quarter)),
        layers,
      );
      if (sureness(turned) > sureness(best) + 0.03) [best, turns] = [turned, quarter];
    }
  }
  if (turns === 0) return { kind: 'read', grid: { lattice, cells: best, turns } };
  const upright = turnLattice(lattice, turns);
  return {
    kind: 'read',
    grid: { lattice: upright, cells: turnList(best, cells, turns), turns },
  };
}

function readCells(
  pictures: readonly Float32Array[],
  layers: readonly Layer[],
): readonly CellRead[] {
  const pass = makePass();
  return pictures.map((picture) => {
    runNetwork(layers, picture, pass);
    const chances = chancesOf(pass.outputs.at(-1)!);
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
