import type { Grey } from './image.ts';
import { valueAt } from './image.ts';
import type { Lattice } from './lattice.ts';
import { placeInLattice } from './lattice.ts';

/** From this grey on, of 255, paper is overexposed. */
const WHITE = 251;
/** Where a cell's light is sampled, as fractions of its sides. */
const PLACES = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.94];

/** Cells of the original photo that are white all over while others have a grey: a lamp's glare. */
export function blownCells(taken: Grey, lattice: Lattice): ReadonlySet<number> {
  const { across, down } = lattice;
  const cells = Array.from({ length: across * down }, (_, cell) => {
    const [column, row] = [cell % across, Math.floor(cell / across)];
    return PLACES.flatMap((v) =>
      PLACES.map((u) => {
        const { x, y } = placeInLattice(lattice, column + u, row + v);
        return valueAt(taken, x, y);
      }),
    );
  });
  const blown = cells.flatMap((greys, cell) =>
    greys.filter((grey) => grey >= WHITE).length > 0.97 * greys.length ? [cell] : [],
  );
  // On a white page, such as a screen, all empty cells are white: then the others are nearly white,
  // too.
  const others = cells.filter((_, cell) => !blown.includes(cell)).map(paperOf);
  const isWhitePage = others.filter((paper) => paper >= WHITE).length > others.length / 10;
  return new Set(isWhitePage ? [] : blown);
}

/** A high quantile of a cell's greys. */
const paperOf = (greys: readonly number[]): number =>
  greys.toSorted((a, b) => a - b)[Math.floor(greys.length * 0.8)] ?? 0;
