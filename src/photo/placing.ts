import type { PrintedLook } from '#puzzle/photoForm.ts';
import type { SignRead } from './choices.ts';
import type { Lattice } from './lattice.ts';
import { outlineIn } from './lattice.ts';
import type { Hand, PictureRead, PlaceRead, Takes } from './picture.ts';
import { cellId } from './texts.ts';
import { turnLattice } from './turning.ts';

/** Where signs are less sure than that on the whole, a photo is read in other ways, too. */
export const DOUBTFUL = 0.9;
/** How much surer another way up must make them. */
const CLEARLY = 0.03;

/** A lattice in whose cells signs were looked for. */
export interface TriedLattice {
  /** How sure what stands there is on the whole, from 0 to 1. */
  readonly sureness: number;
  /** Its cells read to the last, without walls and what stands outside. */
  readonly read: () => PictureRead;
}

/** The places of a lattice's cells, row by row, with what was read in each, and whose it is where a player may write. */
export const placesOfCells = (
  lattice: Lattice,
  signs: readonly SignRead[],
  takes: Takes,
  hand?: Hand,
): readonly PlaceRead[] =>
  signs.map(({ text, chance, others }, cell) => {
    const [column, row] = [cell % lattice.across, Math.floor(cell / lattice.across)];
    return {
      id: cellId(cell),
      name: `Row ${row + 1}, column ${column + 1}`,
      outline: outlineIn(lattice, [column, row, column + 1, row + 1]),
      text,
      chance,
      others,
      takes,
      ...(hand === undefined ? {} : { hand }),
    };
  });

/**
 * Which way up a lattice is read the surest, in quarters, and how sure: a photo may lie on its side or
 * head. Of what is less sure than `wanted` it need not be known how sure it is.
 */
export function bestTurn(
  look: PrintedLook,
  lattice: Lattice,
  canTurn: boolean,
  surenessOf: (quarters: number, wanted: number) => number,
  wanted = 0,
): { readonly turns: number; readonly sureness: number } {
  let best = { turns: 0, sureness: surenessOf(0, wanted) };
  if (best.sureness >= DOUBTFUL || !canTurn) return best;
  for (const turns of [1, 2, 3]) {
    if (!hasSize(look, turnLattice(lattice, turns))) continue;
    const surer = best.sureness + CLEARLY;
    const sureness = surenessOf(turns, Math.max(wanted, surer));
    if (sureness > surer) best = { turns, sureness };
  }
  return best;
}

const hasSize = ({ sizes }: PrintedLook, { across, down }: Lattice): boolean =>
  sizes.some(({ width, height }) => width === across && height === down);
