import { nameOfPath } from '#puzzle/drawnPath.ts';
import type { PlaceKind } from './scene.ts';

/** Drawn thermometers, each from its bulb on. */
export const thermometerKind: PlaceKind = {
  id: 'thermometer',
  needs: 'thermometers',
  isFixed: false,
  isHouse: false,
  places: ({ paths = [] }, grid) =>
    paths.flatMap((drawn, path) =>
      drawn.kind === 'thermometer'
        ? [
            {
              place: {
                words: nameOfPath(grid, drawn),
                noun: { one: 'thermometer', many: 'thermometers' },
                path,
              },
              cells: drawn.cells,
            },
          ]
        : [],
    ),
};
