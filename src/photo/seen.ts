import type { PrintedLook } from '#puzzle/photoForm.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { NetworkLayer } from './network.ts';

/** A photo whose grid was found, upright: what is read besides the cells is read from this. */
export interface SeenBefore {
  readonly photo: Grey;
  readonly layers: readonly NetworkLayer[];
  readonly lattice: Lattice;
  readonly look: PrintedLook;
  /** Whether numbers beside the grid stand in ruled cells. */
  readonly isRuled: boolean;
}
