import type { PrintedLook } from '#puzzle/photoForm.ts';
import { doubtMissingSums } from './cages.ts';
import { LARGEST_DIGIT } from './choices.ts';
import { findLattice, latticeNear } from './find.ts';
import type { Grey } from './image.ts';
import { evenLight } from './light.ts';
import type { EvenlyLit } from './light.ts';
import type { NetworkLayer } from './network.ts';
import { readMargins, readWalls } from './parts.ts';
import type { PhotoRead, PictureRead } from './picture.ts';
import { bestTurn, DOUBTFUL } from './placing.ts';
import type { Quad } from './quad.ts';
import { isCell } from './texts.ts';
import { trimBands } from './trimBands.ts';
import { tryLattice } from './tryLattice.ts';
import { turnLattice } from './turning.ts';
import type { WrittenReader } from './written.ts';
import { readWritten } from './written.ts';

/** A lattice with less than this part of the best one's support is none, where lines alone tell. */
const CLEAR = 0.7;
/** How much surer another number of cells must make them. */
const CLEARLY = 0.08;

/**
 * Finds a grid of one of the sizes that a printed puzzle may have in a photo, or takes it between the
 * given corners, and reads it; with a reader of what is written by hand that is told from print.
 */
export function readPhoto(
  taken: Grey,
  layers: readonly NetworkLayer[],
  look: PrintedLook,
  corners?: Quad,
  written?: WrittenReader,
): PhotoRead {
  const photo = evenLight(taken);
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
      const surer = best.sureness + CLEARLY;
      const other = tryLattice(photo, layers, look, lattice, canTurn && !isLarge, surer);
      if (other.sureness > surer) best = other;
    }
  const around = readAround(photo, layers, look, best.read(), canTurn);
  const picture = written === undefined ? around : readWritten(photo, written, look, around);
  return {
    kind: 'read',
    picture: {
      ...picture,
      flaws: found.hasOthers ? ['another grid', ...picture.flaws] : picture.flaws,
    },
  };
}

/** A picture with its walls and what stands beside its cells, which tells better than these which way is up. */
function readAround(
  photo: EvenlyLit,
  layers: readonly NetworkLayer[],
  look: PrintedLook,
  cells: PictureRead,
  canTurn: boolean,
): PictureRead {
  const known = new Map<number, PictureRead>();
  const readAt = (turns: number): PictureRead => {
    const before = known.get(turns);
    if (before !== undefined) return before;
    const lattice = turnLattice(cells.lattice, turns);
    const own = turns === 0 ? cells : tryLattice(photo, layers, look, lattice, false).read();
    const read = { ...withParts(photo, layers, look, own), turns: (cells.turns + turns) % 4 };
    known.set(turns, read);
    return read;
  };
  if (look.margins === 'none') return readAt(0);
  const { turns } = bestTurn(look, cells.lattice, canTurn, (quarter) => {
    const places = readAt(quarter).places.filter(({ id, text }) => !isCell(id) || text !== '');
    // What is missing beside the cells is not sure at all.
    const sum = places.reduce((all, { text, chance }) => all + (text === '' ? 0 : chance), 0);
    return sum / places.length;
  });
  return readAt(turns);
}

/** A picture whose cells were read, with its walls and what stands beside the cells. */
function withParts(
  photo: Grey,
  layers: readonly NetworkLayer[],
  look: PrintedLook,
  picture: PictureRead,
): PictureRead {
  const whole = picture.lattice;
  const lattice = look.margins === 'lists' ? trimBands(photo, whole) : whole;
  const isRuled = lattice.across < whole.across;
  const seen = { photo, layers, look, lattice, isRuled };
  const walls = readWalls(seen, picture.places);
  const cells =
    look.cells.kind === 'sums' ? doubtMissingSums(picture.places, walls) : picture.places;
  return { ...picture, lattice, places: [...cells, ...readMargins(seen)], walls };
}
