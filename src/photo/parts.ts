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
export function readMargins({ look }: Seen): readonly PlaceRead[] {
  switch (look.margins) {
    case 'none':
      return [];
  }
}
