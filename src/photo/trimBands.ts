import { contrastOf, cutCell, lineContrast } from './cells.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';

/** A cell with so much of the lines' contrast has something in it. */
const INKED = 0.55;
/** A picture has at least so many cells a side. */
const FEWEST = 5;

/**
 * The lattice without the columns at its left and the rows above in which numbers stand: where these are
 * ruled, too, they were taken for a part of the grid, whose own cells are all empty.
 */
export function trimBands(photo: Grey, lattice: Lattice): Lattice {
  const { across, down } = lattice;
  const least = INKED * lineContrast(photo, lattice);
  const inked = Array.from(
    { length: across * down },
    (_, cell) => contrastOf(cutCell(photo, lattice, cell)) > least,
  );
  let best = { left: 0, top: 0, area: 0 };
  // From below, row by row: the columns from `left` on are empty in all of them.
  let left = 0;
  for (let top = down - 1; top >= 0; top -= 1) {
    for (let column = left; column < across; column += 1)
      if (inked[top * across + column] === true) left = column + 1;
    const area = (across - left) * (down - top);
    if (area > best.area) best = { left, top, area };
  }
  if (across - best.left < FEWEST || down - best.top < FEWEST) return lattice;
  return partOf(lattice, best.left, best.top);
}

/** What is right of a column and below a row. */
function partOf({ across, down, nodes, support }: Lattice, left: number, top: number): Lattice {
  return {
    across: across - left,
    down: down - top,
    nodes: nodes.filter((_, at) => {
      const [x, y] = [at % (across + 1), Math.floor(at / (across + 1))];
      return x >= left && y >= top;
    }),
    support,
  };
}
