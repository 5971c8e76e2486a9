import type { Lattice } from './lattice.ts';
import { SIDE } from './network.ts';

/**
 * A list in row-major order, rows `width` long, rotated by this many quarter turns to the right.
 */
export function turnList<T>(list: readonly T[], width: number, quarters: number): readonly T[] {
  let [turned, wide] = [list, width];
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const [before, had] = [turned, wide];
    const high = before.length / had;
    turned = before.map((_, at) => {
      const [x, y] = [at % high, Math.floor(at / high)];
      return before[(high - 1 - x) * had + y]!;
    });
    wide = high;
  }
  return turned;
}

/** A cell's picture, rotated by this many quarter turns to the right. */
export const turnPicture = (picture: Float32Array, quarters: number): Float32Array =>
  Float32Array.from(turnList(Array.from(picture), SIDE, quarters));

/** The same lattice with another corner as the upper left one. */
export function turnLattice(lattice: Lattice, quarters: number): Lattice {
  const { across, down, nodes } = lattice;
  const size = quarters % 2 === 0 ? { across, down } : { across: down, down: across };
  return { ...lattice, ...size, nodes: turnList(nodes, across + 1, quarters) };
}
