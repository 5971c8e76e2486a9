import { readCircles, readFourSides, readLists, readTwoSides } from './margins.ts';
import type { PlaceRead, WallRead } from './picture.ts';
import type { Seen } from './seen.ts';
import { readThickWalls } from './walls.ts';

/** The lines between cells that may be walls. */
export function readWalls(seen: Seen): readonly WallRead[] {
  switch (seen.look.walls) {
    case 'thick':
      return readThickWalls(seen);
    case 'none':
    case 'cages':
      return [];
  }
}

/** What stands outside the cells. */
export function readMargins(seen: Seen): readonly PlaceRead[] {
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
