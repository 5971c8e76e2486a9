import type { PrintedLook } from '#puzzle/photoForm.ts';
import { doubtMissingSums } from './cages.ts';
import { LARGEST_DIGIT } from './choices.ts';
import { findLattice, latticeNear } from './find.ts';
import type { Grey } from './image.ts';
import type { Layer } from './network.ts';
import { readMargins, readWalls } from './parts.ts';
import type { PhotoRead } from './picture.ts';
import type { Quad } from './quad.ts';
import { DOUBTFUL } from './placing.ts';
import { trimBands } from './trimBands.ts';
import { tryLattice } from './tryLattice.ts';

/** A lattice with less than this part of the best one's support is none, where lines alone tell. */
const CLEAR = 0.7;
/** How much surer another number of cells must make them. */
const CLEARLY = 0.08;

/**
 * Finds a grid of one of the sizes that a printed puzzle may have in a photo, or takes it between the
 * given corners, and reads it.
 */
export function readPhoto(
  photo: Grey,
  layers: readonly Layer[],
  look: PrintedLook,
  corners?: Quad,
): PhotoRead {
  const found =
    corners === undefined
      ? findLattice(photo, look.sizes)
      : { lattice: latticeNear(photo, corners, look.sizes), otherSizes: [], hasOthers: false };
  if (found === undefined) return { kind: 'no grid' };
  const canTurn = corners === undefined;
  let best = tryLattice(photo, layers, look, found.lattice, canTurn);
  // Where lines are too faint to be counted, digits that were cut in two look like none.
  if (best.sureness < DOUBTFUL)
    for (const lattice of found.otherSizes) {
      // Where cells hold few signs or none, or several digits, these tell little against the lines.
      const isSparse = look.margins !== 'none' || look.cells.kind === 'sums';
      const isLarge = Math.max(lattice.across, lattice.down) > LARGEST_DIGIT;
      if ((isSparse || isLarge) && lattice.support < CLEAR * found.lattice.support) continue;
      const other = tryLattice(photo, layers, look, lattice, canTurn && !isLarge);
      if (other.sureness > best.sureness + CLEARLY) best = other;
    }
  const whole = best.read();
  const isTrimmed = look.margins === 'lists';
  const picture = isTrimmed ? { ...whole, lattice: trimBands(photo, whole.lattice) } : whole;
  const isRuled = picture.lattice.across < whole.lattice.across;
  const seen = { photo, layers, look, lattice: picture.lattice, isRuled };
  const walls = readWalls(seen, picture.places);
  const cells =
    look.cells.kind === 'sums' ? doubtMissingSums(picture.places, walls) : picture.places;
  return {
    kind: 'read',
    picture: {
      ...picture,
      places: [...cells, ...readMargins(seen)],
      walls,
      flaws: found.hasOthers ? ['another grid', ...picture.flaws] : picture.flaws,
    },
  };
}
