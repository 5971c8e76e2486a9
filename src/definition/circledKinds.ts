import { cellName } from '#grid/grid.ts';
import type { PlaceKind } from './scene.ts';

// Kinds of place that circles around printed numbers make.

/** The cells in which a circle is printed, with a number or without. */
export const circledKind: PlaceKind = {
  id: 'cell with a circle',
  needs: 'circled cells',
  isFixed: false,
  isHouse: false,
  places: ({ givenShapes = [] }, grid) =>
    givenShapes.flatMap((shape, cell) =>
      shape === undefined
        ? []
        : [
            {
              place: {
                words: `the circle at ${cellName(grid, cell)}`,
                noun: { one: 'circle', many: 'circles' },
                given: cell,
              },
              cells: [cell],
            },
          ],
    ),
};

/** The cells in which none is printed. */
export const uncircledKind: PlaceKind = {
  id: 'cell without a circle',
  needs: 'circled cells',
  isFixed: false,
  isHouse: false,
  places: ({ givenShapes = [] }, grid) =>
    grid.centres.flatMap((_, cell) =>
      givenShapes[cell] === undefined
        ? [
            {
              place: { words: cellName(grid, cell), noun: { one: 'cell', many: 'cells' } },
              cells: [cell],
            },
          ]
        : [],
    ),
};
