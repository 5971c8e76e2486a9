import { readCircles, readFourSides, readLists, readTwoSides } from './margins.ts';
import type { PlaceRead, WallRead } from './picture.ts';
import type { SeenBefore } from './seen.ts';
import { readCages } from './cages.ts';
import { readThickWalls } from './walls.ts';

/** The lines between cells that may be walls; what was read in the cells may tell some. */
export function readWalls(seen: SeenBefore, cells: readonly PlaceRead[]): readonly WallRead[] {
  switch (seen.look.walls) {
    case 'thick':
      return readThickWalls(seen);
    case 'cages':
      return readCages(seen, cells);
    case 'none':
      return [];
  }
}

/** What stands outside the cells. */
export function readMargins(seen: SeenBefore): readonly PlaceRead[] {
  switch (seen.look.margins) {
    case 'none':
      return [];
    case 'lists':
      return readLists(seen);
    case 'numbers':
      return readTwoSides(seen);
    case 'sides':
      return readFourSides(seen);
    case 'circles':
      return readCircles(seen);
  }
}
