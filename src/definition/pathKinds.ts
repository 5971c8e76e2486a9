import { lineOfPath, nameOfPath } from '#puzzle/drawnPath.ts';
import { PATH_FORMS, shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { PlaceKind } from './scene.ts';

/** Drawn paths of a kind, each with its cells in order, and with its numbers where there are some. */
export const pathKind = (kind: PathKind): PlaceKind => ({
  id: PATH_FORMS[kind].one,
  needs: kind,
  path: kind,
  isFixed: false,
  isHouse: false,
  ...(PATH_FORMS[kind].numbers === undefined ? {} : { hasNumbers: true }),
  places: ({ paths = [] }, grid) =>
    paths.flatMap((drawn, path) => {
      if (drawn.kind !== kind) return [];
      const { cells, numbers } = drawn;
      const place = { words: nameOfPath(grid, paths, path), noun: PATH_FORMS[kind], path };
      return [
        {
          place,
          cells,
          ...(numbers === undefined ? {} : { numbers }),
          ...(shapeOfPath(kind) === 'row' ? { from: lineOfPath(grid, cells).from } : {}),
        },
      ];
    }),
});
