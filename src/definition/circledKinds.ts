import { cellName } from '#grid/grid.ts';
import { PRINTED_BLACK, PRINTED_WHITE } from '#puzzle/printedNumbers.ts';
import type { PlaceKind } from './scene.ts';

// Kinds of place that circles in cells make.

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

const colouredKind = (colour: 'white' | 'black', printed: number): PlaceKind => ({
  id: `cell with a ${colour} circle`,
  needs: 'circles of two colours',
  isFixed: false,
  isHouse: false,
  places: ({ givenShapes = [] }, grid) =>
    givenShapes.flatMap((shape, cell) =>
      shape === printed
        ? [
            {
              place: {
                words: `the ${colour} circle at ${cellName(grid, cell)}`,
                noun: { one: `${colour} circle`, many: `${colour} circles` },
                given: cell,
              },
              cells: [cell],
            },
          ]
        : [],
    ),
});

/** The cells with a circle of this colour. */
export const whiteCircleKind = colouredKind('white', PRINTED_WHITE);
export const blackCircleKind = colouredKind('black', PRINTED_BLACK);
