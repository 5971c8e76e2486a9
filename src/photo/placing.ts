import type { PrintedLook } from '#puzzle/photoForm.ts';
import type { Lattice } from './lattice.ts';
import { outlineIn } from './lattice.ts';
import type { PictureRead, PlaceRead } from './picture.ts';
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

/** A cell's place in the photo. */
export function placeOfCell(
  lattice: Lattice,
  cell: number,
): Pick<PlaceRead, 'id' | 'name' | 'outline'> {
  const [column, row] = [cell % lattice.across, Math.floor(cell / lattice.across)];
  return {
    id: cellId(cell),
    name: `Row ${row + 1}, column ${column + 1}`,
    outline: outlineIn(lattice, [column, row, column + 1, row + 1]),
  };
}

/** Which way up a lattice is read the surest, in quarters, and how sure: a photo may lie on its side or head. */
export function bestTurn(
  look: PrintedLook,
  lattice: Lattice,
  canTurn: boolean,
  surenessOf: (quarters: number) => number,
): { readonly turns: number; readonly sureness: number } {
  let best = { turns: 0, sureness: surenessOf(0) };
  if (best.sureness >= DOUBTFUL || !canTurn) return best;
  for (const turns of [1, 2, 3]) {
    if (!hasSize(look, turnLattice(lattice, turns))) continue;
    const sureness = surenessOf(turns);
    if (sureness > best.sureness + CLEARLY) best = { turns, sureness };
  }
  return best;
}

const hasSize = ({ sizes }: PrintedLook, { across, down }: Lattice): boolean =>
  sizes.some(({ width, height }) => width === across && height === down);
