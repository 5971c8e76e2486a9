import { nameOfPath, PATH_NOUNS } from '#puzzle/drawnPath.ts';
import type { PathKind } from '#puzzle/drawnPath.ts';
import type { PlaceKind } from './scene.ts';

/** Drawn paths of a kind, each with its cells in order. */
export const pathKind = (kind: PathKind): PlaceKind => ({
  id: PATH_NOUNS[kind].one,
  needs: kind,
  isFixed: false,
  isHouse: false,
  places: ({ paths = [] }, grid) =>
    paths.flatMap((drawn, path) =>
      drawn.kind === kind
        ? [
            {
              place: { words: nameOfPath(grid, paths, path), noun: PATH_NOUNS[kind], path },
              cells: drawn.cells,
            },
          ]
        : [],
    ),
});
