import type { PrintedLook } from '#puzzle/photoForm.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { Layer } from './network.ts';
import type { PlaceRead, WallRead } from './picture.ts';

/** A photo whose grid was found, upright: what is read besides the cells is read from this. */
export interface Seen {
  readonly photo: Grey;
  readonly layers: readonly Layer[];
  readonly lattice: Lattice;
  readonly look: PrintedLook;
}

/** The lines between cells that may be walls. */
export function readWalls({ look }: Seen): readonly WallRead[] {
  switch (look.walls) {
    case 'none':
    case 'thick':
    case 'cages':
      return [];
  }
}

/** What stands outside the cells. */
export function readMargins({ look }: Seen): readonly PlaceRead[] {
  switch (look.margins) {
    case 'none':
      return [];
  }
}
